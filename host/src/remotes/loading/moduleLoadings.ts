import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { type ComponentType, lazy } from 'react';
import type { LoadedModule } from './moduleLoad';
import { loadRemote } from './loadRemote';

/** One module of one build that is loaded, is loading or will be. */
interface Loading {
  readonly load: () => Promise<LoadedModule>;
  readonly Lazy: ComponentType<Record<string, unknown>>;
  loaded: LoadedModule | null;
}

/** By remote, build and expose: going back to a page shows it at once. */
const loadings = new Map<string, Loading>();
const failures = new Map<string, number>();

const keyOf = ({ name, build }: RegistryEntry, expose: string) => `${name}/${build}/${expose}`;

/** Which try of the person's at this module of this build the next one is, from 1. */
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

/** What a place on the page draws from beginning to end. */
interface ModulePart {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly noteDrawn: () => void;
}

/** The component of a module: itself when it is there, else one that waits for it. */
export function partOf(entry: RegistryEntry, expose: string): ModulePart {
  const loading = loadingOf(entry, expose);
  const Component = loading.loaded?.default ?? loading.Lazy;
  return { Component, noteDrawn: () => loading.loaded?.noteDrawn?.() };
}

/** Loads a module for a page that is about to be drawn, and that then meets what failed. */
export const loadForPage = (entry: RegistryEntry, expose: string): Promise<unknown> =>
  loadingOf(entry, expose)
    .load()
    .catch(() => undefined);

/** Loads a module before anybody asks for it; what fails then is tried anew when somebody does. */
export function loadAhead(entry: RegistryEntry, expose: string): void {
  const key = keyOf(entry, expose);
  loadingOf(entry, expose)
    .load()
    .catch(() => loadings.delete(key));
}

/** Waits until each module that was asked for is there, or is not to be had. */
export const whenLoaded = (): Promise<unknown> =>
  Promise.allSettled([...loadings.values()].map(({ load }) => load()));

/** Whoever asks for this module next starts afresh. */
export function forget(entry: RegistryEntry, expose: string): void {
  failures.set(keyOf(entry, expose), attemptOf(entry, expose));
  loadings.delete(keyOf(entry, expose));
}
