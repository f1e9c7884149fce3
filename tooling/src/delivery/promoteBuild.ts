import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { changeBuilds } from './changeBuilds';
import { DeliveryError } from './DeliveryError';
import { movePageOn } from './hostPageFile';
import { withLiveHost } from './openTabs';
import { listBuilds, type PublishedBuild, readPublishedBuild } from './publishedBuild';
import type { ChangedRegistry, RegistryChange } from './registryFile';
import { promoted, remoteOf, withRemote } from './remoteChanges';
import type { Store } from './store/Store';

export async function requirePublished(store: Store, name: string, build: string): Promise<PublishedBuild> {
  const found = await readPublishedBuild(store, name, build);
  if (found) return found;
  const others = (await listBuilds(store)).filter((folder) => folder.name === name && folder.isComplete);
  const known = others.map((folder) => folder.build).join(', ');
  throw new DeliveryError(
    `${name} ${build} is not published here. ${known ? `Published are ${known}.` : `Publish it first: pnpm mf publish ${name}`}`,
  );
}

export async function promoteBuild(
  store: Store,
  { record, integrity }: PublishedBuild,
  change: RegistryChange,
): Promise<ChangedRegistry> {
  const { name } = record;
  const changed = await changeBuilds(store, change, (registry, at) => {
    if (name === 'host') {
      return { hosts: withLiveHost(registry?.hosts ?? [], record, at), remotes: registry?.remotes ?? [] };
    }
    const active = remoteBuild(record, integrity);
    const remote = promoted(remoteOf(registry, name), name, { active, at, by: change.by });
    return { hosts: registry?.hosts ?? [], remotes: withRemote(registry, remote) };
  });
  if (name === 'host') await movePageOn(store);
  return changed;
}
