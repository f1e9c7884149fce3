import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { kitEntryPoints, showcaseFiles } from './kit';

const here = import.meta.dirname;
const packageDir = path.resolve(here, '../..');

export const outputDir = path.resolve(packageDir, '../.cache/ui-page');

const program = () => {
  const files = showcaseFiles();
  return [
    "import { showPage } from './src/page/showPage';",
    ...files.map((file, index) => `import { showcase as s${index} } from ${JSON.stringify(file)};`),
    `showPage([${files.map((_, index) => `s${index}`).join(', ')}], ${JSON.stringify(kitEntryPoints())});`,
  ].join('\n');
};

export const buildOptions = (): BuildOptions => ({
  stdin: { contents: program(), resolveDir: packageDir, loader: 'tsx', sourcefile: 'kit.tsx' },
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"development"' },
  loader: { '.woff2': 'file' },
  outfile: path.join(outputDir, 'kit.js'),
  logLevel: 'warning',
});
