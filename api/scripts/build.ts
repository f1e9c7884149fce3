import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../src/packageRoot';

/** Programs of the package: the server's process, the worker's, the server as a module, the embedded database and its thread. */
const entryPoints = {
  server: 'src/server.ts',
  worker: 'src/worker.ts',
  start: 'src/start.ts',
  embedded: 'src/database/embedded/startEmbeddedDatabase.ts',
  embeddedWorker: 'src/database/embedded/embeddedWorker.ts',
} as const;

void main();

/** Bundles into `dist/<folder>`; libraries stay outside, the workspace's own sources go in. */
async function main(): Promise<void> {
  const [folder = 'current'] = process.argv.slice(2);
  if (!/^[\w.-]+$/.test(folder)) throw new Error(`"${folder}" is no name for a folder.`);
  const outdir = join(packageRoot, 'dist', folder);
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: packageRoot,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [
      {
        name: 'libraries-stay-outside',
        setup: (bundling) => {
          bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@formline/') ? null : { path, external: true },
          );
        },
      },
    ],
  });
  process.stdout.write(`${outdir}\n`);
}
