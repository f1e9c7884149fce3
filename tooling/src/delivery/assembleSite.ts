import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@formline/shared/contracts/platform/buildRecord';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { readBuildRecord } from '../build/buildRecord';
import { buildDir, packageDir, siteDir } from '../build/workspace';
import { DeliveryError } from './DeliveryError';
import { dropBuilds } from './dropBuilds';
import { movePageOn } from './hostPageFile';
import { withLiveHost } from './openTabs';
import { publishBuild } from './publishBuild';
import { type PublishedBuild, readPublishedBuild } from './publishedBuild';
import { changeRegistry, type RegistryParts } from './registryFile';
import { promoted, remoteOf } from './remoteChanges';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';

const BUILDS_KEPT = 3;
const BY = 'build';

type WantedBuild = Readonly<Record<'name' | 'build', string>>;

async function published(store: Store, { name, build }: WantedBuild): Promise<PublishedBuild> {
  const known = await readPublishedBuild(store, name, build);
  if (known) return known;
  await publishBuild(store, buildDir(name, build), BY);
  const arrived = await readPublishedBuild(store, name, build);
  if (!arrived) throw new DeliveryError(`${name} ${build} did not arrive in ${store.location}.`);
  return arrived;
}

function workspaceParts(
  { host, remotes }: { host: BuildRecord; remotes: readonly PublishedBuild[] },
  known: Registry | null,
  at: string,
): RegistryParts {
  return {
    hosts: withLiveHost(known?.hosts ?? [], host, at),
    remotes: remotes.map(({ record, integrity }) => {
      const active = remoteBuild(record, integrity);
      return promoted(remoteOf(known, record.name), record.name, { active, at, by: BY });
    }),
  };
}

function dropOldBuilds({ name, build: live }: WantedBuild): void {
  const dist = path.join(packageDir(name), 'dist');
  const builtAt = (build: string) => statSync(path.join(dist, build)).mtimeMs;
  const finished = readdirSync(dist)
    .filter((build) => build !== live && readBuildRecord(name, build))
    .sort((one, other) => builtAt(one) - builtAt(other));
  for (const build of finished.slice(0, Math.max(0, finished.length - BUILDS_KEPT + 1))) {
    rmSync(path.join(dist, build), { recursive: true });
  }
}

/** As `mf publish` and `mf promote`: files, then a revision, then the page. Live builds change nothing. */
export async function assembleSite(builds: readonly WantedBuild[]): Promise<void> {
  const store = folderStore(siteDir);
  const all = await Promise.all(builds.map((wanted) => published(store, wanted)));
  const host = all.find(({ record }) => record.name === 'host')?.record;
  if (!host) throw new Error('The host is not built');
  const remotes = all.filter(({ record }) => record !== host);
  const { isChanged } = await changeRegistry(
    store,
    { by: BY, action: 'build', overridden: null },
    (known, at) => workspaceParts({ host, remotes }, known, at),
  );
  cpSync(path.join(packageDir('host'), 'public'), siteDir, { recursive: true });
  await movePageOn(store);
  if (!isChanged) return;
  await dropBuilds(store, {});
  builds.forEach(dropOldBuilds);
}
