import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { type ComponentType, lazy } from 'react';
import type { LoadedModule } from './moduleLoad';
import { loadRemote } from './loadRemote';

interface Loading {
  readonly load: () => Promise<LoadedModule>;
  readonly Lazy: ComponentType<Record<string, unknown>>;
  loaded: LoadedModule | null;
}

/** By remote, build and expose, so that a visited page shows at once. */
const loadings = new Map<string, Loading>();
const failures = new Map<string, number>();

const keyOf = ({ name, build }: RegistryEntry, expose: string) => `${name}/${build}/${expose}`;

export const attemptOf = (entry: RegistryEntry, expose: string): number =>
  (failures.get(keyOf(entry, expose)) ?? 0) + 1;

function loadingOf(entry: RegistryEntry, expose: string): Loading {
  const key = keyOf(entry, expose);
  const known = loadings.get(key);
  if (known) return known;
  let begun: Promise<LoadedModule> | null = null;
  const load = () => {
    begun ??= loadRemote(entry, expose, attemptOf(entry, expose)).then((module) => {
      loading.loaded = module;
      return module;
    });
    return begun;
  };
  const loading: Loading = { load, Lazy: lazy(load), loaded: null };
  loadings.set(key, loading);
  return loading;
}

interface ModulePart {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly noteRendered: () => void;
}

export function partOf(entry: RegistryEntry, expose: string): ModulePart {
  const loading = loadingOf(entry, expose);
  const Component = loading.loaded?.default ?? loading.Lazy;
  return { Component, noteRendered: () => loading.loaded?.noteRendered?.() };
}

/** The page that shows the module handles its failure. */
export const loadForPage = (entry: RegistryEntry, expose: string): Promise<unknown> =>
  loadingOf(entry, expose)
    .load()
    .catch(() => undefined);

export function loadAhead(entry: RegistryEntry, expose: string): void {
  const key = keyOf(entry, expose);
  loadingOf(entry, expose)
    .load()
    .catch(() => loadings.delete(key));
}

export const whenLoaded = (): Promise<unknown> =>
  Promise.allSettled([...loadings.values()].map(({ load }) => load()));

export function forget(entry: RegistryEntry, expose: string): void {
  failures.set(keyOf(entry, expose), attemptOf(entry, expose));
  loadings.delete(keyOf(entry, expose));
}
