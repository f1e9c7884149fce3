import type { Registry, RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export interface LiveRemotes {
  readonly registry: Registry | null;
  readonly registryMs: number | null;
  readonly entries: readonly RegistryEntry[];
  /** Times a mounted remote was replaced, by name; each change remounts it. */
  readonly exchanges: Readonly<Record<string, number>>;
  readonly avoided: Readonly<Record<string, string>>;
}

let live: LiveRemotes = { registry: null, registryMs: null, entries: [], exchanges: {}, avoided: {} };
const listeners = new Set<() => void>();
const mounts = new Map<string, number>();

function publish(next: LiveRemotes): void {
  live = next;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

export const liveRemotes = (): LiveRemotes => live;

export function subscribeToRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useLiveRemotes = (): LiveRemotes =>
  useSyncExternalStore(subscribeToRemotes, liveRemotes, liveRemotes);

export const entryOf = (name: string): RegistryEntry | undefined =>
  live.entries.find((entry) => entry.name === name);

export function setRegistry(registry: Registry, registryMs = live.registryMs): void {
  publish({ ...live, registry, registryMs });
}

/** A mounted remote keeps its build unless `exchanged` names it. */
export function switchTo(entries: readonly RegistryEntry[], exchanged: readonly string[] = []): void {
  const counted = exchanged.map((name) => [name, (live.exchanges[name] ?? 0) + 1] as const);
  publish({ ...live, entries, exchanges: { ...live.exchanges, ...Object.fromEntries(counted) } });
}

/** The failed build is not used again in this page. @param isExchanged also remounts */
export function fallBackTo(fallback: RegistryEntry, failed: RegistryEntry, isExchanged = false): void {
  live = { ...live, avoided: { ...live.avoided, [failed.name]: failed.build } };
  const entries = live.entries.map((entry) => (entry.name === fallback.name ? fallback : entry));
  switchTo(entries, isExchanged ? [fallback.name] : []);
}

export const isMounted = (name: string): boolean => (mounts.get(name) ?? 0) > 0;

export function useMounted(name: string): void {
  // External system: the updates, which spare mounted remotes. Going back renders before passive effects.
  useLayoutEffect(() => {
    const count = (by: number) => {
      mounts.set(name, (mounts.get(name) ?? 0) + by);
      notifyListeners();
    };
    count(1);
    return () => count(-1);
  }, [name]);
}

/** An override has no fallback: another build would look as if the override worked. */
export function fallbackOf({ name, build, source, disabled }: RegistryEntry): RegistryEntry | null {
  if (source === 'override') return null;
  const fallback = liveRemotes().registry?.remotes.find((remote) => remote.name === name)?.fallback;
  return fallback && fallback.build !== build ? { ...fallback, name, source: 'fallback', disabled } : null;
}

export const hostBuild = (): string => document.documentElement.dataset['build'] ?? 'unknown';
