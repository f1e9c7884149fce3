/** The federation runtime with everything the host shares. Loaded lazily: the first paint never waits for it. */
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as apiClient from '@formline/shared/api-client';
import * as events from '@formline/shared/events';
import * as schema from '@formline/shared/contracts/schema';
import * as query from '@formline/shared/query';
import * as routing from '@formline/shared/routing';
import * as session from '@formline/shared/session';
import * as siteConfig from '@formline/shared/site-config';
import * as slots from '@formline/shared/slots';
import * as uiCore from '@formline/shared/ui/core';
import * as uiForms from '@formline/shared/ui/forms';
import type { DoorName } from '@formline/shared/contracts/doors';
import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { entryIntegrity, IMPOSSIBLE_INTEGRITY } from './entryIntegrity';

/** Remotes are built to use the page's runtime instead of bringing their own; this is where they look for it. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'host' },
});

const reactConfig = { singleton: true, requiredVersion: '^19.0.0' };
const reactModule = (lib: () => unknown) => ({ version: React.version, lib, shareConfig: reactConfig });

const doorConfig = { singleton: true, requiredVersion: `^${CONTRACT_VERSION}` };
const door = (lib: () => unknown) => ({ version: CONTRACT_VERSION, lib, shareConfig: doorConfig });
/** A door that the host's first screens do without: fetched when a remote asks for it. */
const lazyDoor = (load: () => Promise<unknown>) => ({
  version: CONTRACT_VERSION,
  get: () => load().then((module) => () => module),
  shareConfig: doorConfig,
});

/** Every door that a remote may ask for, none left out. */
const doors = {
  '@formline/shared/ui/core': door(() => uiCore),
  '@formline/shared/routing': door(() => routing),
  '@formline/shared/query': door(() => query),
  '@formline/shared/events': door(() => events),
  '@formline/shared/api-client': door(() => apiClient),
  '@formline/shared/session': door(() => session),
  '@formline/shared/slots': door(() => slots),
  '@formline/shared/site-config': door(() => siteConfig),
  '@formline/shared/contracts/schema': door(() => schema),
  '@formline/shared/ui/forms': door(() => uiForms),
  '@formline/shared/ui/charts': lazyDoor(() => import('@formline/shared/ui/charts')),
  '@formline/shared/ui/controls': lazyDoor(() => import('@formline/shared/ui/controls')),
  '@formline/shared/ui/overlays': lazyDoor(() => import('@formline/shared/ui/overlays')),
  '@formline/shared/ui/motion': lazyDoor(() => import('@formline/shared/ui/motion')),
  '@formline/shared/ui/pickers': lazyDoor(() => import('@formline/shared/ui/pickers')),
  '@formline/shared/ui/sortable': lazyDoor(() => import('@formline/shared/ui/sortable')),
} satisfies Record<DoorName, unknown>;

/** Hashes of the entries that are asked for, by address; null for one that nobody can know. */
const integrityByUrl = new Map<string, string | null>();

/** The script that fetches an entry: the browser runs it only when it is what the registry says it is. */
function entryScript({ url }: { url: string }): HTMLScriptElement {
  const script = document.createElement('script');
  const known = integrityByUrl.get(url);
  const integrity = known === undefined ? IMPOSSIBLE_INTEGRITY : known;
  if (integrity !== null) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  return script;
}

const federation = createInstance({
  name: 'host',
  plugins: [{ name: 'integrity', createScript: entryScript }],
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: reactModule(() => React),
    'react/jsx-runtime': reactModule(() => jsxRuntime),
    'react-dom': reactModule(() => ReactDOM),
    ...doors,
  },
});

function register(chosen: RegistryEntry, tries: number): void {
  const { name, entry, global } = chosen;
  const url = new URL(entry, document.baseURI);
  if (tries > 0) url.searchParams.set('try', String(tries));
  integrityByUrl.set(url.href, entryIntegrity(chosen));
  const remote = { name, entry: url.href, entryGlobalName: global, type: 'global' as const };
  federation.registerRemotes([remote], { force: tries > 0 });
}

/** Counts the loads of each remote that came after a failure, so that each asks under an address of its own. */
const reloads = new Map<string, number>();

function loadAfresh(entry: RegistryEntry, expose: string): Promise<unknown> {
  const tries = (reloads.get(entry.name) ?? 0) + 1;
  reloads.set(entry.name, tries);
  register(entry, tries);
  return federation.loadRemote(`${entry.name}/${expose}`);
}

/**
 * Loads one exposed module of a remote. After a failure the entry is asked for under another address, past any cache
 * that holds the bad answer. A chunk that the page preloaded may have been bad too and is handed out once more before
 * the browser forgets it: hence the second try.
 */
export async function loadExposed(entry: RegistryEntry, expose: string, attempt: number): Promise<unknown> {
  const name = expose.replace('./', '');
  if (attempt > 1) return loadAfresh(entry, name).catch(() => loadAfresh(entry, name));
  register(entry, reloads.get(entry.name) ?? 0);
  return federation.loadRemote(`${entry.name}/${name}`);
}
