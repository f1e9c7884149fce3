import type { Registry, RegistryEntry } from '@formline/shared/contracts/registry';
import { useEffect, useSyncExternalStore } from 'react';

/** What this page uses of the remotes now. */
export interface LiveRemotes {
  /** The newest registry this page knows; null before the start. */
  readonly registry: Registry | null;
  /** How long it took to read the first one, in milliseconds. */
  readonly registryMs: number | null;
  /** The chosen build of each remote: its routes, tabs and slots are in force, and the next mount loads it. */
  readonly entries: readonly RegistryEntry[];
  /** How often a remote was exchanged while it was on the page, by name: what is mounted begins anew with each. */
  readonly exchanges: Readonly<Record<string, number>>;
  /** Builds that failed in this page and were left for the one before, by remote. */
  readonly avoided: Readonly<Record<string, string>>;
}

let live: LiveRemotes = { registry: null, registryMs: null, entries: [], exchanges: {}, avoided: {} };
const listeners = new Set<() => void>();
/** How many modules of each remote stand on the page. */
const mounts = new Map<string, number>();

function publish(next: LiveRemotes): void {
  live = next;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

export const liveRemotes = (): LiveRemotes => live;

/** Calls back when the builds in use change, and when a remote comes onto the page or leaves it. */
export function subscribeToRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useLiveRemotes = (): LiveRemotes =>
  useSyncExternalStore(subscribeToRemotes, liveRemotes, liveRemotes);

/** The build that the next mount of a remote loads; undefined when no such remote is live. */
export const entryOf = (name: string): RegistryEntry | undefined =>
  live.entries.find((entry) => entry.name === name);

/** Takes note of a registry; what is in use stays until `switchTo`. */
export function keepRegistry(registry: Registry, registryMs = live.registryMs): void {
  publish({ ...live, registry, registryMs });
}

/**
 * Puts builds into use. A remote that is on the page goes on with the build it has, unless it is named in `exchanged`:
 * then it begins anew with the one that is in use now.
 */
export function switchTo(entries: readonly RegistryEntry[], exchanged: readonly string[] = []): void {
  const counted = exchanged.map((name) => [name, (live.exchanges[name] ?? 0) + 1] as const);
  publish({ ...live, entries, exchanges: { ...live.exchanges, ...Object.fromEntries(counted) } });
}

/**
 * Puts the build before into use, for the next mount of its remote: the one that failed is not taken again in this page.
 * @param isExchanged whether what is mounted begins anew with it
 */
export function fallBackTo(fallback: RegistryEntry, failed: RegistryEntry, isExchanged = false): void {
  live = { ...live, avoided: { ...live.avoided, [failed.name]: failed.build } };
  const entries = live.entries.map((entry) => (entry.name === fallback.name ? fallback : entry));
  switchTo(entries, isExchanged ? [fallback.name] : []);
}

export const isMounted = (name: string): boolean => (mounts.get(name) ?? 0) > 0;

/** Counts a module of a remote as being on the page for as long as the component is. */
export function useMounted(name: string): void {
  // Meets the updates, which leave alone what is on the page.
  useEffect(() => {
    const count = (by: number) => {
      mounts.set(name, (mounts.get(name) ?? 0) + by);
      tell();
    };
    count(1);
    return () => count(-1);
  }, [name]);
}
