import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  entryPointKeys,
  entryPointName,
  entryPointOf,
} from '@formline/shared/contracts/platform/entryPoints';
import * as z from '@formline/shared/contracts/schema';
import { build } from 'esbuild';
import { inc, lt } from 'semver';
import { ALL_EXPORTS } from './buildContract';
import { entryPointFile } from './buildInputs';
import { packageDir, workspaceRoot } from './workspace';

/** What each version of an entry point added and removed, oldest first. */
export const ENTRY_POINTS_FILE = 'entry-points.json';

const names = z.withDefault(z.array(z.string()), []);
const releaseSchema = z.object({ version: z.string(), added: names, removed: names });
const historiesSchema = z.record(z.string(), z.array(releaseSchema));

export type History = readonly z.output<typeof releaseSchema>[];
export type Histories = Readonly<Record<string, History>>;

/** Nothing is written there. */
const OUTPUT = '.cache/entry-points';

const FIRST_VERSION = '1.0.0';

export const versionIn = (history: History): string => history.at(-1)?.version ?? FIRST_VERSION;

export function namesIn(history: History): readonly string[] {
  const known = new Set<string>();
  for (const { added, removed } of history) {
    for (const name of removed) known.delete(name);
    for (const name of added) known.add(name);
  }
  return [...known].sort();
}

/** The version from which on all of them exist. A namespace import may use any name. */
export function sinceVersion(history: History, used: readonly string[]): string {
  if (used.includes(ALL_EXPORTS)) return versionIn(history);
  return history
    .filter(({ added }) => added.some((name) => used.includes(name)))
    .reduce((latest, { version }) => (lt(latest, version) ? version : latest), FIRST_VERSION);
}

/** With one more version when the names have changed: a major one when a name was removed, else a minor one. */
export function continued(history: History, offered: readonly string[]): History {
  const known = namesIn(history);
  const added = offered.filter((name) => !known.includes(name)).sort();
  const removed = known.filter((name) => !offered.includes(name));
  if (added.length === 0 && removed.length === 0) return history;
  const next = inc(versionIn(history), removed.length > 0 ? 'major' : 'minor') ?? FIRST_VERSION;
  return [...history, { version: history.length === 0 ? FIRST_VERSION : next, added, removed }];
}

export function readHistories(): Histories {
  const file = path.join(packageDir('shared'), ENTRY_POINTS_FILE);
  const read = z.safeParse(historiesSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} is not valid`);
  return read.data;
}

/** The lowest range of a shared module that has what is used. */
export const rangeSince = (histories: Histories, name: string, used: readonly string[]): string =>
  `>=${sinceVersion(histories[entryPointOf(name) ?? ''] ?? [], used)}`;

/** By shared name. */
export const versionsOf = (histories: Histories): Readonly<Record<string, string>> =>
  Object.fromEntries(entryPointKeys.map((key) => [entryPointName(key), versionIn(histories[key] ?? [])]));

/** What the sources export now, types apart. */
export async function offeredNames(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(entryPointKeys.map((key) => [key, entryPointFile(key)])),
    absWorkingDir: workspaceRoot,
    bundle: true,
    packages: 'external',
    write: false,
    metafile: true,
    format: 'esm',
    outdir: OUTPUT,
    tsconfigRaw: '{}',
    loader: { '.svg': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  });
  const namesOf = (key: string) => metafile.outputs[`${OUTPUT}/${key}.js`]?.exports ?? [];
  return Object.fromEntries(entryPointKeys.map((key) => [key, namesOf(key).toSorted()]));
}
