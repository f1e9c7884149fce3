import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from './workspace';

interface ImportedPackage {
  readonly name: string;
  /** Folder of the importing module. */
  readonly from: string;
}

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
});

const hasCode = (name: string) => !name.startsWith('@types/');

function findFolder({ name, from }: ImportedPackage): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return null;
  }
}

interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
  readonly needs: readonly string[];
}

function readPackage(folder: string): InstalledPackage {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {
    version = '0',
    dependencies = {},
    peerDependencies = {},
  } = z.safeParse(packageSchema, JSON.parse(text)).data ?? {};
  return { folder, version, needs: Object.keys({ ...dependencies, ...peerDependencies }).filter(hasCode) };
}

const folders = new Map<string, string | null>();
const installed = new Map<string, InstalledPackage>();

/** Remembered, because host and remotes need the same ones. */
function packageFor(wanted: ImportedPackage): InstalledPackage | null {
  const key = `${wanted.from} ${wanted.name}`;
  const folder = folders.get(key) ?? findFolder(wanted);
  folders.set(key, folder);
  if (folder === null) return null;
  const found = installed.get(folder) ?? readPackage(folder);
  installed.set(folder, found);
  return found;
}

/** `2.4.9 node_modules/.pnpm/…` of each package and what it needs. The folder is part of module ids. */
export function carriedPackages(imported: readonly ImportedPackage[], provided: readonly string[]): string[] {
  const found = new Set<InstalledPackage>();
  const add = (names: readonly string[], from: string) => {
    for (const name of names) {
      const known = provided.includes(name) ? null : packageFor({ name, from });
      if (known) found.add(known);
    }
  };
  for (const { name, from } of imported) add([name], from);
  for (const { needs, folder } of found) add(needs, folder);
  return [...found]
    .map(
      ({ version, folder }) => `${version} ${path.relative(workspaceRoot, folder).replaceAll(path.sep, '/')}`,
    )
    .sort();
}
