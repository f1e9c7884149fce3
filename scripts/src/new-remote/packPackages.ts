import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { PACKED_TYPES, typesFolder } from '@formline/tooling/build/buildTypes';
import { buildDevHost, DEV_HOST_PACKAGE } from '@formline/tooling/dev/devHost';
import { workspaceRoot } from '@formline/tooling/workspace';
import { parse } from 'yaml';

type Versions = Readonly<Record<string, string>>;

const versionsSchema = z.record(z.string(), z.string());
const catalogSchema = z.object({ catalog: versionsSchema });
const packageSchema = z.object({
  version: z.string(),
  dependencies: z.withDefault(versionsSchema, {}),
  devDependencies: z.withDefault(versionsSchema, {}),
});

function parsed<S extends z.Schema>(schema: S, value: unknown, where: string): z.output<S> {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Error(`${where} is not valid`);
  return result.data;
}

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Versions in place of the references that only this workspace knows. */
export function resolved(wanted: Versions): Versions {
  const { catalog } = parsed(catalogSchema, parse(read('pnpm-workspace.yaml')), 'pnpm-workspace.yaml');
  return Object.fromEntries(
    Object.entries(wanted).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, `^${versionOf(name.replace('@formline/', ''))}`];
      const version = range === 'catalog:' ? catalog[name] : range;
      if (version === undefined) throw new Error(`The catalog has no version of ${name}`);
      return [name, version];
    }),
  );
}

const facts = (name: string) => {
  const file = `${name}/package.json`;
  return parsed(packageSchema, JSON.parse(read(file)), file);
};

const versionOf = (name: string) => facts(name).version;

/** A page has one copy of these, so that whoever uses the package chooses it. */
const PEERS = ['react', 'react-dom', '@formline/shared'];

function manifestOf(name: string) {
  const own = parsed(z.record(z.string(), z.unknown()), JSON.parse(read(`${name}/package.json`)), name);
  const { dependencies, devDependencies } = facts(name);
  // The package consists of sources, which need the compiler and types too.
  const needed = Object.entries(resolved({ ...dependencies, ...devDependencies }));
  const isPeer = ([dependency]: [string, string]) => PEERS.includes(dependency);
  return {
    ...own,
    private: undefined,
    devDependencies: undefined,
    dependencies: Object.fromEntries(needed.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(needed.filter(isPeer)),
  };
}

const isPacked = (file: string) => file !== '' && !/\.test\.tsx?$|\/(?:docker|patches)\//.test(file);

function copySources(name: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', name], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(isPacked)) {
    const copy = path.join(target, path.relative(name, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(workspaceRoot, file), copy);
  }
}

/** Other contents have another file name, so that a lock file with the hash of the former ones stays right. */
const HASH_DIGITS = 8;

async function fillSources(target: string, name: string): Promise<void> {
  copySources(name, target);
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifestOf(name), null, 2));
  if (name === 'shared') cpSync(await typesFolder(), path.join(target, PACKED_TYPES), { recursive: true });
}

/** The host with development's React, which another repository cannot build. */
async function fillDevHost(target: string): Promise<void> {
  await buildDevHost(target);
  const manifest = { name: DEV_HOST_PACKAGE, version: versionOf('host') };
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest, null, 2));
}

interface Packed {
  /** The package of this workspace that gives the version. */
  readonly from: string;
  readonly fill: (target: string, from: string) => Promise<void>;
}

const packed: Readonly<Record<string, Packed>> = {
  '@formline/shared': { from: 'shared', fill: fillSources },
  '@formline/tooling': { from: 'tooling', fill: fillSources },
  [DEV_HOST_PACKAGE]: { from: 'host', fill: fillDevHost },
};

async function pack(name: string, { from, fill }: Packed, folder: string): Promise<string> {
  const target = mkdtempSync(path.join(tmpdir(), 'formline-pack-'));
  try {
    await fill(target, from);
    execFileSync('npm', ['pack', '--silent'], { cwd: target });
    const named = `formline-${name.replace(/.*\//, '')}-${versionOf(from)}`;
    const archive = path.join(target, `${named}.tgz`);
    const hash = createHash('sha256').update(readFileSync(archive)).digest('hex').slice(0, HASH_DIGITS);
    const file = `${named}-${hash}.tgz`;
    copyFileSync(archive, path.join(folder, file));
    return file;
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** Packs what a remote of another repository needs. Resolves with the files, by the name of the package. */
export async function packPackages(folder: string): Promise<Versions> {
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const [name, one] of Object.entries(packed)) files[name] = await pack(name, one, folder);
  return files;
}
