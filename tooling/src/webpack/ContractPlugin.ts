import type { Compiler } from 'webpack';
import { type MeasuredUses, measureUses } from './measureUses';

export class ContractPlugin {
  constructor(private readonly onMeasured: (uses: MeasuredUses) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('ContractPlugin', () => this.onMeasured(measureUses(compilation)));
    });
  }
}
