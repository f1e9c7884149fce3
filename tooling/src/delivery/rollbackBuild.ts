import type { Registry, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { buildsNamed } from './buildsInUse';
import { changeBuilds } from './changeBuilds';
import { DeliveryError } from './DeliveryError';
import { movePageOn } from './hostPageFile';
import { withLiveHost } from './openTabs';
import { requirePublished } from './promoteBuild';
import { type PublishedBuild, readPublishedBuild, readSoundBuild } from './publishedBuild';
import { type ChangedRegistry, readCompleteRevision } from './registryFile';
import { remoteOf, rolledBack, withRemote } from './remoteChanges';
import { revisionRollbackAction, rollbackAction } from './rollbackPlan';
import type { Store } from './store/Store';
import { MF } from '../build/workspace';

export interface Rollback {
  readonly name: string;
  readonly to: string;
  readonly fallback: RemoteBuild | null;
  readonly by: string;
}

const stillPublished = async (store: Store, name: string, fallback: RemoteBuild | null) =>
  fallback && (await readSoundBuild(store, name, fallback.build)) ? fallback : null;

function partsAfter(
  registry: Registry,
  { record, integrity }: PublishedBuild,
  rollback: Rollback & { at: string },
) {
  const { name, fallback, at, by } = rollback;
  if (name === 'host') return { hosts: withLiveHost(registry.hosts, record, at), remotes: registry.remotes };
  const known = remoteOf(registry, name);
  if (!known) throw new DeliveryError(`${name} is not delivered here.`);
  const remote = rolledBack(known, { to: remoteBuild(record, integrity), fallback, at, by });
  return { hosts: registry.hosts, remotes: withRemote(registry, remote) };
}

export async function rollbackBuild(store: Store, rollback: Rollback): Promise<ChangedRegistry> {
  const { name, to, by } = rollback;
  const found = await requirePublished(store, name, to);
  const fallback = await stillPublished(store, name, rollback.fallback);
  const change = { by, action: rollbackAction(name, to), overridden: null };
  const changed = await changeBuilds(store, change, (registry, at) => {
    if (!registry) throw new DeliveryError('Nothing was delivered here yet.');
    return partsAfter(registry, found, { ...rollback, fallback, at });
  });
  if (name === 'host') await movePageOn(store);
  return changed;
}

async function missingBuilds(store: Store, revision: Registry): Promise<string[]> {
  const named = buildsNamed({ ...revision, hosts: revision.hosts.slice(0, 1) });
  const found = await Promise.all(named.map(({ name, build }) => readPublishedBuild(store, name, build)));
  return named.filter((_, index) => !found[index]).map(({ name, build }) => `${name} ${build}`);
}

/** A new revision, with switches and trials. @throws DeliveryError when it or one of its builds is missing */
export async function rollbackRevision(store: Store, number: number, by: string): Promise<ChangedRegistry> {
  const revision = await readCompleteRevision(store, number);
  if (!revision) throw new DeliveryError(`There is no revision ${number}. See ${MF} status --history`);
  const missing = await missingBuilds(store, revision);
  if (missing.length > 0) {
    throw new DeliveryError(
      `Revision ${number} needs ${missing.join(', ')}, which is not published any more. Publish it again, or choose another revision.`,
    );
  }
  const change = { by, action: revisionRollbackAction(number), overridden: null, replacesAll: true };
  const changed = await changeBuilds(store, change, (registry, at) => {
    const [host] = revision.hosts;
    const known = registry?.hosts ?? [];
    return { hosts: host ? withLiveHost(known, host, at) : known, remotes: revision.remotes };
  });
  await movePageOn(store);
  return changed;
}
