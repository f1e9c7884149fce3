import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import type { BuildOptions, Plugin } from 'esbuild';
import { packageRoot } from '../src/packageRoot';

const entryPoints = {
  server: 'src/server.ts',
  worker: 'src/worker.ts',
  start: 'src/start.ts',
  embedded: 'src/database/embedded/startEmbeddedDatabase.ts',
  embeddedWorker: 'src/database/embedded/embeddedWorker.ts',
} as const;

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

export const serverBundle = (outdir: string): BuildOptions => ({
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
  plugins: [librariesStayOutside(namedLibraries())],
});

/** Node resolves a library at run time only if this package lists it, whichever package imports it. */
export const librariesStayOutside = (named: readonly string[]): Plugin => ({
  name: 'libraries-stay-outside',
  setup: (bundling) => {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@formline/')) return null;
      if (isBuiltin(path) || named.includes(libraryOf(path))) return { path, external: true };
      return { errors: [{ text: `api/package.json does not name ${libraryOf(path)}.` }] };
    });
  },
});

const libraryOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function namedLibraries(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const read = z.safeParse(manifestSchema, manifest);
  if (!read.success) throw new Error('api/package.json names no dependencies.');
  return Object.keys(read.data.dependencies);
}
