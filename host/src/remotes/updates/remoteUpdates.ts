import type { Registry, RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { OTHER_BUILDS_COOKIE, OTHER_BUILDS_SEPARATOR } from '@formline/shared/domain/delivery/rollout';
import { chooseEntries, rolloutSubject } from '../registry/chooseEntries';
import { isOutdated, revisionOf } from '../registry/lastRevision';
import {
  isMounted,
  setRegistry,
  liveRemotes,
  subscribeToRemotes,
  switchTo,
  hostBuild,
} from '../registry/liveRemotes';
import { overriddenEntry } from '../registry/override';
import { isSomethingUnsaved } from './isSomethingUnsaved';
import { storeRegistry } from './storedRegistry';
import { onceSaved } from './onceSaved';
import { planSwitch } from './planSwitch';

export interface Updates {
  readonly offered: readonly RegistryEntry[];
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

export function settle(): void {
  const { registry, entries, avoided } = liveRemotes();
  if (!registry) return;
  const chosen = chooseEntries(registry, rolloutSubject(), overriddenEntry);
  storeOtherBuilds(chosen);
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

/** @returns false for a registry older than the page's, which stays */
export function takeRegistry(found: Registry): boolean {
  const { registry } = liveRemotes();
  if (registry && isOutdated(found, revisionOf(registry))) return false;
  storeRegistry(found);
  setRegistry(found);
  settle();
  return true;
}

export function takeOffered(): void {
  const offered = new Map(updates.offered.map((entry) => [entry.name, entry]));
  const entries = liveRemotes().entries.map((entry) => offered.get(entry.name) ?? entry);
  switchTo(entries, [...offered.keys()]);
}

export function settleOnMoves(): () => void {
  let isDue = false;
  const work = () => {
    isDue = false;
    settle();
  };
  // A change of page within a remote unmounts and mounts it at once.
  return subscribeToRemotes(() => {
    if (!isDue) queueMicrotask(work);
    isDue = true;
  });
}

function storeOtherBuilds(chosen: readonly RegistryEntry[]): void {
  const names = chosen
    .filter(({ source }) => source === 'canary' || source === 'override')
    .map(({ name }) => name)
    .join(OTHER_BUILDS_SEPARATOR);
  const isCookieSet = document.cookie.split('; ').includes(`${OTHER_BUILDS_COOKIE}=${names}`);
  if (isCookieSet || (names === '' && !document.cookie.includes(OTHER_BUILDS_COOKIE))) return;
  const end = names === '' ? '; max-age=0' : '';
  document.cookie = `${OTHER_BUILDS_COOKIE}=${names}; path=/; SameSite=Lax${end}`;
}
