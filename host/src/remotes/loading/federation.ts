/** Loaded lazily, so that the first paint does not wait for the runtime. */
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as apiClient from '@formline/shared/api-client';
import * as events from '@formline/shared/events';
import * as schema from '@formline/shared/contracts/schema';
import * as routing from '@formline/shared/routing';
import * as session from '@formline/shared/session';
import * as siteConfig from '@formline/shared/site-config';
import * as slots from '@formline/shared/slots';
import * as uiBasics from '@formline/shared/ui/basics';
import type { EntryPointName } from '@formline/shared/contracts/platform/entryPoints';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { entryIntegrity, IMPOSSIBLE_INTEGRITY } from './entryIntegrity';
import { notePhase } from './loadPhases';
import { loadEntryScript } from './loadEntryScript';

/** Remotes are built without a runtime and look for the page's runtime here. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'host' },
});

const reactConfig = { singleton: true, requiredVersion: '^19.0.0' };
const reactModule = (lib: () => unknown) => ({ version: React.version, lib, shareConfig: reactConfig });

const shareConfig = { singleton: true, requiredVersion: '>=1.0.0' };
const sharedModule = (lib: () => unknown) => ({ lib, shareConfig });
/** Fetched when a remote asks for it, because the host's first screens do not need it. */
const lazySharedModule = (load: () => Promise<unknown>) => ({
  get: () => load().then((module) => () => module),
  shareConfig,
});

const sharedModules = {
  '@formline/shared/ui/basics': sharedModule(() => uiBasics),
  '@formline/shared/routing': sharedModule(() => routing),
  '@formline/shared/events': sharedModule(() => events),
  '@formline/shared/api-client': sharedModule(() => apiClient),
  '@formline/shared/session': sharedModule(() => session),
  '@formline/shared/slots': sharedModule(() => slots),
  '@formline/shared/site-config': sharedModule(() => siteConfig),
  '@formline/shared/contracts/schema': sharedModule(() => schema),
  // The chunk of the host's own kit.
  '@formline/shared/query': lazySharedModule(
    () => import(/* webpackChunkName: "kit" */ '@formline/shared/query'),
  ),
  '@formline/shared/ui/core': lazySharedModule(
    () => import(/* webpackChunkName: "kit" */ '@formline/shared/ui/core'),
  ),
  '@formline/shared/ui/forms': lazySharedModule(
    () => import(/* webpackChunkName: "kit" */ '@formline/shared/ui/forms'),
  ),
  '@formline/shared/ui/charts': lazySharedModule(() => import('@formline/shared/ui/charts')),
  '@formline/shared/ui/controls': lazySharedModule(() => import('@formline/shared/ui/controls')),
  '@formline/shared/ui/overlays': lazySharedModule(
    () => import(/* webpackChunkName: "overlays" */ '@formline/shared/ui/overlays'),
  ),
  '@formline/shared/ui/motion': lazySharedModule(() => import('@formline/shared/ui/motion')),
  '@formline/shared/ui/pickers': lazySharedModule(() => import('@formline/shared/ui/pickers')),
  '@formline/shared/ui/sortable': lazySharedModule(() => import('@formline/shared/ui/sortable')),
} satisfies Record<EntryPointName, unknown>;

/** Our loader runs entries first, so a script that the runtime requests is unchecked and must not run. */
function uncheckedScript(): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { integrity: IMPOSSIBLE_INTEGRITY, crossOrigin: 'anonymous' });
  return script;
}

const federation = createInstance({
  name: 'host',
  plugins: [{ name: 'integrity', createScript: uncheckedScript }],
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: reactModule(() => React),
    'react/jsx-runtime': reactModule(() => jsxRuntime),
    'react-dom': reactModule(() => ReactDOM),
    ...Object.fromEntries(
      Object.entries(sharedModules).map(([name, module]) => [
        name,
        { ...module, version: ENTRY_POINT_VERSIONS[name] ?? '' },
      ]),
    ),
  },
});

/** Each attempt is a remote of its own for the runtime, so that none replaces another. */
const idOf = ({ name, build }: RegistryEntry, reloadCount: number) =>
  reloadCount > 0 ? `${name}@${build}+${reloadCount}` : `${name}@${build}`;

const reloads = new Map<string, number>();
const entries = new Map<string, Promise<unknown>>();

function runEntry(remote: RegistryEntry, reloadCount: number): Promise<unknown> {
  const { entry, global } = remote;
  const url = new URL(entry, document.baseURI);
  if (reloadCount > 0) url.searchParams.set('try', String(reloadCount));
  const known = entries.get(url.href);
  if (known) return known;
  const failedLoad = {
    name: idOf(remote, reloadCount),
    entry: url.href,
    entryGlobalName: global,
    type: 'global' as const,
  };
  federation.registerRemotes([failedLoad]);
  // The runtime uses an existing global, so that of an earlier attempt must be removed.
  Reflect.set(globalThis, global, undefined);
  const running = loadEntryScript({ url: url.href, integrity: entryIntegrity(remote), global });
  entries.set(url.href, running);
  running.catch(() => entries.delete(url.href));
  return running;
}

async function timed<T>(phase: 'entry' | 'chunk', name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  notePhase(name, phase, performance.now() - startedAt);
  return result;
}

const moduleOf = (remote: RegistryEntry, reloadCount: number, expose: string) =>
  `${idOf(remote, reloadCount)}/${expose.replace('./', '')}`;

/** Loads the files of an exposed module. Only the entry's code runs. */
export async function prefetchExposed(remote: RegistryEntry, expose: string): Promise<void> {
  const reloadCount = reloads.get(idOf(remote, 0)) ?? 0;
  await runEntry(remote, reloadCount);
  await federation.loadRemote(moduleOf(remote, reloadCount, expose), { loadFactory: false, from: 'runtime' });
}

/** @param isFresh requests the entry by another URL, past caches with a bad answer */
export async function loadExposed(remote: RegistryEntry, expose: string, isFresh: boolean): Promise<unknown> {
  const build = idOf(remote, 0);
  const reloadCount = (reloads.get(build) ?? 0) + (isFresh ? 1 : 0);
  reloads.set(build, reloadCount);
  await timed('entry', remote.name, () => runEntry(remote, reloadCount));
  return timed('chunk', remote.name, () => federation.loadRemote(moduleOf(remote, reloadCount, expose)));
}
