import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { changeBuilds } from './changeBuilds';
import { DeliveryError } from './DeliveryError';
import { movePageOn } from './hostPageFile';
import { withLiveHost } from './openTabs';
import { listBuilds, type PublishedBuild, readPublishedBuild } from './publishedBuild';
import type { ChangedRegistry, RegistryChange, RegistryParts } from './registryFile';
import { promoted, remoteOf, withRemote } from './remoteChanges';
import type { Store } from './store/Store';
import { MF } from '../build/workspace';

export async function requirePublished(store: Store, name: string, build: string): Promise<PublishedBuild> {
  const found = await readPublishedBuild(store, name, build);
  if (found) return found;
  const others = (await listBuilds(store)).filter((folder) => folder.name === name && folder.isComplete);
  const known = others.map((folder) => folder.build).join(', ');
  throw new DeliveryError(
    `${name} ${build} is not published here. ${known ? `Published are ${known}.` : `Publish it first: ${MF} publish ${name}`}`,
  );
}

function partsWith(
  known: RegistryParts,
  { record, integrity }: PublishedBuild,
  { at, by }: { readonly at: string; readonly by: string },
): RegistryParts {
  const { name } = record;
  if (name === 'host') return { ...known, hosts: withLiveHost(known.hosts, record, at) };
  const active = remoteBuild(record, integrity);
  const remote = promoted(remoteOf(known, name), name, { active, at, by });
  return { ...known, remotes: withRemote(known, remote) };
}

interface Promotion {
  readonly builds: readonly PublishedBuild[];
  /** Names of remotes that are no part of the site any more. */
  readonly leaving?: readonly string[];
}

/** In one revision, so that nobody gets a part of them. */
export async function promoteBuilds(
  store: Store,
  { builds, leaving = [] }: Promotion,
  change: RegistryChange,
): Promise<ChangedRegistry> {
  const changed = await changeBuilds(store, change, (registry, at) => {
    const hosts = registry?.hosts ?? [];
    const remotes = (registry?.remotes ?? []).filter(({ name }) => !leaving.includes(name));
    const known: RegistryParts = { hosts, remotes };
    return builds.reduce((parts, build) => partsWith(parts, build, { at, by: change.by }), known);
  });
  if (builds.some(({ record }) => record.name === 'host')) await movePageOn(store);
  return changed;
}

export const promoteBuild = (store: Store, build: PublishedBuild, change: RegistryChange) =>
  promoteBuilds(store, { builds: [build] }, change);
