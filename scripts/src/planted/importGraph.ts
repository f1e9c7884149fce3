import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';

export type Importers = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.(?:[cm]?js|tsx?)$/;
/** Every string that may be a path: an extra one does no harm, a missing one would hide a test. */
const MENTIONED = /['"`](\.{1,2}\/[^'"`\n]*|@formline\/[^'"`\n]+)['"`]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js'];

const packageSchema = z.object({
  name: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
});

type Resolve = (from: string, mentioned: string) => string | undefined;

/** Across packages, where Jest's search for related tests ends. Paths are relative to the root. */
export function readImporters(tree: string): Importers {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: tree,
    maxBuffer: 50_000_000,
  });
  const files = listed.toString().split('\n');
  const resolve = resolverOf(tree, files);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => SOURCE.test(name))) {
    for (const [, mentioned = ''] of readFileSync(path.join(tree, file), 'utf8').matchAll(MENTIONED)) {
      const imported = resolve(file, mentioned);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolverOf(tree: string, files: readonly string[]): Resolve {
  const known = new Set(files);
  const existing = (base: string) => ENDINGS.map((ending) => base + ending).find((file) => known.has(file));
  const entryPoints = files
    .filter((file) => /^[^/]+\/package\.json$/.test(file))
    .flatMap((file) => entryPointsOf(tree, file));
  return (from, mentioned) => {
    if (mentioned.startsWith('.')) return existing(path.posix.join(path.posix.dirname(from), mentioned));
    for (const { before, after, target } of entryPoints) {
      if (!mentioned.startsWith(before) || !mentioned.endsWith(after)) continue;
      const middle = mentioned.slice(before.length, mentioned.length - after.length);
      const file = existing(target.replace('*', middle));
      if (file !== undefined) return file;
    }
    return undefined;
  };
}

interface EntryPoint {
  readonly before: string;
  readonly after: string;
  readonly target: string;
}

function entryPointsOf(tree: string, file: string): EntryPoint[] {
  const read = z.safeParse(packageSchema, JSON.parse(readFileSync(path.join(tree, file), 'utf8')));
  const { name = '', exports = {} } = read.data ?? {};
  return Object.entries(exports).map(([subpath, target]) => {
    const [before = '', after = ''] = path.posix.join(name, subpath).split('*');
    return { before, after, target: path.posix.join(path.dirname(file), target) };
  });
}

export function distancesFrom(importers: Importers, file: string): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const importer of importers.get(reached) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
