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
import {
  parseRegistry,
  type Registry,
  REGISTRY_URL,
  type RegistryRemote,
} from '@formline/shared/contracts/registry';
import type { BuildRecord } from '@formline/shared/contracts/buildRecord';
import { remoteBuild } from '@formline/shared/domain/remoteBuild';
import { readBuildRecord } from './buildRecord';
import { hostPage } from './hostPage';
import { readIntegrity } from './integrityFile';
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

/** A reader sees the old file or the new one, never half of either. */
function replaceFile(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}

function knownRegistry(file: string): Registry | null {
  try {
    return parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or one of an earlier shape: everything in it is published anew.
    return null;
  }
}

/** A remote moved on to a build; the one before stays as its fallback. */
function promoted(known: RegistryRemote | undefined, record: BuildRecord, at: string): RegistryRemote {
  const active = remoteBuild(record, readIntegrity(buildDir(record.name, record.build)));
  if (known?.active.build === active.build) return { ...known, active };
  const { name } = record;
  const fallback = known?.active ?? null;
  const who = { name, owner: name, deployedAt: at, deployedBy: 'build' };
  return { ...who, active, fallback, canary: null, disabled: null };
}

/** Moves the registry on to these builds; one that says the same already keeps its revision. */
function updateRegistry(file: string, host: BuildRecord, remotes: readonly BuildRecord[]): void {
  const known = knownRegistry(file);
  const at = new Date().toISOString();
  const before = (known?.hosts ?? []).filter(({ build }) => build !== host.build);
  const next: Pick<Registry, 'hosts' | 'remotes'> = {
    hosts:
      known?.hosts[0]?.build === host.build
        ? known.hosts
        : [{ version: host.version, build: host.build, deployedAt: at }, ...before],
    remotes: remotes.map((record) =>
      promoted(
        known?.remotes.find(({ name }) => name === record.name),
        record,
        at,
      ),
    ),
  };
  const { hosts = [], remotes: live = [] } = known ?? {};
  if (JSON.stringify({ hosts, remotes: live }) === JSON.stringify(next)) return;
  const change = { at, by: 'build', action: 'build', overridden: null };
  const revision = (known?.revision ?? 0) + 1;
  replaceFile(file, JSON.stringify({ revision, previous: known?.revision ?? null, change, ...next }));
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
  const remotes = records.filter((record) => record !== host);
  updateRegistry(path.join(siteDir, REGISTRY_URL), host, remotes);
  cpSync(path.join(packageDir('host'), 'public'), siteDir, { recursive: true });
  replaceFile(path.join(siteDir, 'index.html'), hostPage(host));
  for (const { name, build } of builds) dropOldBuilds(name, build);
}
