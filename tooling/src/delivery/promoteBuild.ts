import { BUILD_RECORD_FILE } from '@formline/shared/contracts/buildRecord';
import { remoteBuild } from '@formline/shared/domain/remoteBuild';
import { DeliveryError } from './DeliveryError';
import { movePageOn } from './hostPageFile';
import { withLiveHost } from './openTabs';
import { buildKey, listBuilds, type PublishedBuild, readPublishedBuild } from './publishedBuild';
import { type ChangedRegistry, changeRegistry, type RegistryChange } from './registryFile';
import { promoted, remoteOf, withRemote } from './remoteChanges';
import type { Store } from './store/Store';

/** A published build. @throws DeliveryError that names those that are published */
export async function requirePublished(store: Store, name: string, build: string): Promise<PublishedBuild> {
  const found = await readPublishedBuild(store, name, build);
  if (found) return found;
  const others = (await listBuilds(store)).filter((folder) => folder.name === name && folder.isWhole);
  const known = others.map((folder) => folder.build).join(', ');
  throw new DeliveryError(
    `${name} ${build} is not published here. ${known ? `Published are ${known}.` : `Publish it first: pnpm mf publish ${name}`}`,
  );
}

/** Somebody may have dropped the build between the look at it and the change. */
async function assertStillThere(store: Store, name: string, build: string): Promise<void> {
  if (await store.read(buildKey(name, build) + BUILD_RECORD_FILE)) return;
  throw new DeliveryError(
    `${name} ${build} is live, but was dropped by gc in this moment. Publish it again at once, or roll back.`,
  );
}

/** Makes a published build the live one, of a remote or of the host; the page follows a host. */
export async function promoteBuild(
  store: Store,
  { record, integrity }: PublishedBuild,
  change: RegistryChange,
): Promise<ChangedRegistry> {
  const { name, build } = record;
  const changed = await changeRegistry(store, change, (registry, at) => {
    if (name === 'host') {
      return { hosts: withLiveHost(registry?.hosts ?? [], record, at), remotes: registry?.remotes ?? [] };
    }
    const active = remoteBuild(record, integrity);
    const remote = promoted(remoteOf(registry, name), name, { active, at, by: change.by });
    return { hosts: registry?.hosts ?? [], remotes: withRemote(registry, remote) };
  });
  if (name === 'host') await movePageOn(store);
  await assertStillThere(store, name, build);
  return changed;
}
