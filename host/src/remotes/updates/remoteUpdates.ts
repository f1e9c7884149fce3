import type { Registry, RegistryEntry } from '@formline/shared/contracts/registry';
import { chooseEntries } from '../registry/chooseEntries';
import { hostBuild } from '../registry/hostBuild';
import { isOutdated, revisionOf } from '../registry/lastRevision';
import { isMounted, keepRegistry, liveRemotes, subscribeToRemotes, switchTo } from '../registry/liveRemotes';
import { overriddenEntry } from '../registry/override';
import { rolloutSubject } from '../registry/rolloutSubject';
import { isSomethingUnsaved } from './isSomethingUnsaved';
import { keepForLater } from './keptRegistry';
import { onceSaved } from './onceSaved';
import { tellOtherBuilds } from './otherBuilds';
import { planSwitch } from './planSwitch';

/** What there is to update to, for somebody to decide. */
export interface Updates {
  /** Live builds of remotes that are on the page with another one. */
  readonly offered: readonly RegistryEntry[];
  /** Build of the host that a page loaded now would have; null when this page has it. */
  readonly host: string | null;
}

let updates: Updates = { offered: [], host: null };
let stopWaiting: () => void = () => undefined;
const listeners = new Set<() => void>();

export const currentUpdates = (): Updates => updates;

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const fingerprint = (entries: readonly RegistryEntry[]) =>
  JSON.stringify(entries.map(({ name, build, source, disabled }) => [name, build, source, disabled]));

/** Chooses the builds anew, exchanges what nobody would notice and says what else there is. */
export function settle(): void {
  const { registry, entries, avoided } = liveRemotes();
  if (!registry) return;
  const chosen = chooseEntries(registry, rolloutSubject(), overriddenEntry);
  tellOtherBuilds(chosen);
  const isUnsaved = isSomethingUnsaved();
  const plan = planSwitch(entries, chosen, { isMounted, isUnsaved, avoided });
  const free = planSwitch(entries, chosen, { isMounted, isUnsaved: false, avoided });
  stopWaiting();
  if (fingerprint(free.entries) !== fingerprint(plan.entries)) stopWaiting = onceSaved(settle);
  if (fingerprint(plan.entries) !== fingerprint(entries)) switchTo(plan.entries);
  const newest = registry.hosts[0]?.build;
  const host = newest === undefined || newest === hostBuild() ? null : newest;
  if (host === updates.host && fingerprint(plan.offered) === fingerprint(updates.offered)) return;
  updates = { offered: plan.offered, host };
  for (const listener of listeners) listener();
}

/** Goes by a registry from now on. @returns false when it is older than the one the page has: that one stays */
export function takeRegistry(found: Registry): boolean {
  const { registry } = liveRemotes();
  if (registry && isOutdated(found, revisionOf(registry))) return false;
  keepForLater(found);
  keepRegistry(found);
  settle();
  return true;
}

/** Exchanges what is offered, on the page. */
export function takeOffered(): void {
  const offered = new Map(updates.offered.map((entry) => [entry.name, entry]));
  const entries = liveRemotes().entries.map((entry) => offered.get(entry.name) ?? entry);
  switchTo(entries, [...offered.keys()]);
}

/** Settles whenever a remote has left the page or come to it, until the returned function is called. */
export function settleOnMoves(): () => void {
  let isDue = false;
  const work = () => {
    isDue = false;
    settle();
  };
  // A page that gives way to another of the same remote leaves and comes in one go.
  return subscribeToRemotes(() => {
    if (!isDue) queueMicrotask(work);
    isDue = true;
  });
}
