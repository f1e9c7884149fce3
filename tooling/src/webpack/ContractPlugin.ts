import type { Compiler } from 'webpack';
import { type MeasuredUses, measureUses } from './measureUses';

/** Measures what the code that goes into a build asks for, on the bundler's own graph, before modules are merged. */
export class ContractPlugin {
  constructor(private readonly onMeasured: (uses: MeasuredUses) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('ContractPlugin', () => this.onMeasured(measureUses(compilation)));
    });
  }
}
