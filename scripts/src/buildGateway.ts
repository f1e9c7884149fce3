/** `pnpm build:servers` compiles what the image runs: the API with its worker, and the gateway with its libraries. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { packageDir } from '@formline/tooling/workspace';

const outdir = path.join(packageDir('scripts'), 'dist', 'gateway');

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { gateway: path.join(import.meta.dirname, 'serveSite.ts') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Libraries in CommonJS ask for modules of Node at run time.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
process.stdout.write(`${outdir}\n`);
