import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { REGISTRY_URL, type RegistryEntry, registrySchema } from '@formline/shared/contracts/registry';
import { remoteManifestSchema } from '@formline/shared/contracts/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { type BuildRecord, readBuildRecord } from './buildRecord';
import { hostPage } from './hostPage';
import { moveInto } from './moveInto';
import { buildDir, packageDir, siteDir } from './workspace';

/** Builds kept in a package's own folder: the live one and those that open tabs may still be using. */
const BUILDS_KEPT = 3;

const folderOf = (record: BuildRecord) =>
  record.name === 'host' ? path.join('host', record.build) : path.join('remotes', record.name, record.build);

/** Builds are immutable: a folder that is there already is complete and stays. */
function publish(record: BuildRecord): void {
  const target = path.join(siteDir, folderOf(record));
  if (existsSync(target)) return;
  const arriving = `${target}.${process.pid}`;
  cpSync(buildDir(record.name, record.build), arriving, { recursive: true });
  moveInto(arriving, target);
}

function registryEntry(record: BuildRecord): RegistryEntry {
  const { name, version, build, global, files } = record;
  const manifest = z.safeParse(remoteManifestSchema, record.manifest);
  if (!manifest.success) throw new Error(`${name}: its build has no valid manifest`);
  const exposed = Object.entries(files).filter(([chunk]) =>
    [...manifest.data.routes, ...manifest.data.slots].some(({ expose }) => expose === `./${chunk}`),
  );
  return {
    name,
    version,
    build,
    global,
    entry: `/remotes/${name}/${build}/remoteEntry.js`,
    files: Object.fromEntries(exposed.map(([chunk, list]) => [`./${chunk}`, list])),
    manifest: manifest.data,
  };
}

/** A reader sees the old file or the new one, never half of either. */
function replaceFile(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}

/** Moves the registry on to these remotes; one that says the same already keeps its revision. */
function updateRegistry(file: string, remotes: readonly RegistryEntry[]): void {
  const current: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const known = z.safeParse(registrySchema, current).data;
  if (known && JSON.stringify(known.remotes) === JSON.stringify(remotes)) return;
  replaceFile(file, JSON.stringify({ revision: (known?.revision ?? 0) + 1, remotes }));
}

function dropOldBuilds(name: string, live: string): void {
  const dist = path.join(packageDir(name), 'dist');
  const builtAt = (build: string) => statSync(path.join(dist, build)).mtimeMs;
  const finished = readdirSync(dist)
    .filter((build) => build !== live && readBuildRecord(name, build))
    .sort((one, other) => builtAt(one) - builtAt(other));
  for (const build of finished.slice(0, Math.max(0, finished.length - BUILDS_KEPT + 1))) {
    rmSync(path.join(dist, build), { recursive: true });
  }
}

/** Puts finished builds into the site, files first, and only then moves the page and the registry on to them. */
export function assembleSite(builds: readonly { name: string; build: string }[]): void {
  const records = builds.map(({ name, build }) => {
    const record = readBuildRecord(name, build);
    if (!record) throw new Error(`${name} ${build} is not built`);
    return record;
  });
  records.forEach(publish);
  const host = records.find(({ name }) => name === 'host');
  if (!host) throw new Error('The host is not built');
  const remotes = records.filter((record) => record !== host).map(registryEntry);
  updateRegistry(path.join(siteDir, REGISTRY_URL), remotes);
  cpSync(path.join(packageDir('host'), 'public'), siteDir, { recursive: true });
  replaceFile(path.join(siteDir, 'index.html'), hostPage(host));
  for (const { name, build } of builds) dropOldBuilds(name, build);
}
