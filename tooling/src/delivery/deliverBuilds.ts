import type { Registry } from '@formline/shared/contracts/platform/registry';
import { buildDir } from '../build/workspace';
import { dropBuilds } from './dropBuilds';
import { frozenAs } from './frozen';
import { movePageOn } from './hostPageFile';
import { promoteBuilds, requirePublished } from './promoteBuild';
import { publishBuild, publishRootFiles } from './publishBuild';
import { readPublishedBuild } from './publishedBuild';
import { readNewest, revisionsBack } from './registryFile';
import { remoteOf } from './remoteChanges';
import { isRollbackOf, liveBuild } from './rollbackPlan';
import type { Store } from './store/Store';

export type DeliveredBuild = Readonly<Record<'name' | 'build', string>>;

/** A build that stays away, because somebody decided what is live. */
export interface HeldBuild extends DeliveredBuild {
  readonly live: string;
  readonly why: 'rolled back' | 'chosen' | 'on trial' | 'frozen';
  readonly at: string;
  readonly by: string;
}

export interface Delivery {
  readonly by: string;
  readonly folderOf?: (name: string, build: string) => string;
  /** Remotes that still exist. Others that only builds made live leave the site. Absent: none leaves. */
  readonly existing?: readonly string[];
}

/** The action of changes that a start or a build made by itself. */
const ACTION = 'build';

/** Gives up when others change the registry each time. */
const MAX_ATTEMPTS = 20;

class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** The oldest revision since which this build is live without a break. */
async function liveSince(store: Store, registry: Registry, name: string): Promise<Registry> {
  const live = liveBuild(registry, name);
  let since = registry;
  for await (const revision of revisionsBack(store, registry)) {
    if (liveBuild(revision, name) !== live) break;
    since = revision;
  }
  return since;
}

async function wasEverLive(store: Store, registry: Registry, { name, build }: DeliveredBuild) {
  for await (const revision of revisionsBack(store, registry)) {
    if (liveBuild(revision, name) === build) return true;
  }
  return false;
}

type Held = Pick<HeldBuild, 'why' | 'at' | 'by'>;

/** Null: it may go live. What a build made live, a later build replaces; what a person decided stays. */
async function heldBack(store: Store, registry: Registry, wanted: DeliveredBuild): Promise<Held | null> {
  const { name, build } = wanted;
  if (liveBuild(registry, name) === undefined) return null;
  const frozen = frozenAs(registry, name);
  if (frozen) return { why: 'frozen', at: frozen.at, by: frozen.by };
  const { change } = await liveSince(store, registry, name);
  const { at, by } = change;
  if (isRollbackOf(change, name)) return { why: 'rolled back', at, by };
  if (remoteOf(registry, name)?.canary?.build.build === build)
    return { why: 'on trial', at: registry.change.at, by: registry.change.by };
  if (change.action === ACTION || !(await wasEverLive(store, registry, wanted))) return null;
  return { why: 'chosen', at, by };
}

async function leavingRemotes(store: Store, registry: Registry, existing: readonly string[]) {
  const missing = registry.remotes.map(({ name }) => name).filter((name) => !existing.includes(name));
  const since = await Promise.all(missing.map((name) => liveSince(store, registry, name)));
  return missing.filter((_, index) => since[index]?.change.action === ACTION);
}

async function decide(store: Store, builds: readonly DeliveredBuild[], { existing }: Delivery) {
  const registry = await readNewest(store);
  const wanted = builds.filter(({ name, build }) => !registry || liveBuild(registry, name) !== build);
  const promoted: DeliveredBuild[] = [];
  const held: HeldBuild[] = [];
  for (const one of wanted) {
    const why = registry && (await heldBack(store, registry, one));
    if (registry && why) held.push({ ...one, ...why, live: liveBuild(registry, one.name) ?? '' });
    else promoted.push(one);
  }
  const leaving = registry && existing ? await leavingRemotes(store, registry, existing) : [];
  return { registry, promoted, held, leaving };
}

async function deliverOnce(store: Store, builds: readonly DeliveredBuild[], delivery: Delivery) {
  const { registry, promoted, held, leaving } = await decide(store, builds, delivery);
  const found = await Promise.all(promoted.map(({ name, build }) => requirePublished(store, name, build)));
  const { isChanged } = await promoteBuilds(
    store,
    { builds: found, leaving },
    {
      by: delivery.by,
      action: ACTION,
      overridden: null,
      assertFits: async (known) => {
        if (known?.revision !== registry?.revision) throw new ChangedMeanwhile();
      },
    },
  );
  return { promoted, held, isChanged };
}

/** Publishes what is absent and promotes it, except where somebody rolled back or chose a build. */
export async function deliverBuilds(store: Store, builds: readonly DeliveredBuild[], delivery: Delivery) {
  const { by, folderOf = buildDir } = delivery;
  const publishAbsent = async ({ name, build }: DeliveredBuild) => {
    if (!(await readPublishedBuild(store, name, build))) await publishBuild(store, folderOf(name, build), by);
  };
  await Promise.all(builds.map(publishAbsent));
  await publishRootFiles(store);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const delivered = await deliverOnce(store, builds, delivery);
      await movePageOn(store);
      if (delivered.isChanged) await dropBuilds(store, {});
      return delivered;
    } catch (error) {
      const isRace = error instanceof ChangedMeanwhile;
      if (!isRace || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
