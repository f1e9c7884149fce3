import { transform } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

const NAME = 'StylesMinifier';
const { Compilation, sources } = webpack;

export class StylesMinifier {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          const css = compilation.assets[file]?.source().toString() ?? '';
          const { code } = await transform(css, { loader: 'css', minify: true });
          compilation.updateAsset(file, new sources.RawSource(code));
        }
      });
    });
  }
}
