import type { Registry, RegistryRemote, RemoteBuild } from '../platform/registry';
import type { RemoteManifest } from '../platform/remoteManifest';

export const SOME_MOMENT = '2026-11-20T09:30:00.000Z';

export const buildManifest = (name: string, given: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  contractVersion: '1.0.0',
  routes: [],
  redirects: [],
  tabs: [],
  slots: [],
  smoke: [],
  ...given,
});

export const buildRemoteBuild = (
  name: string,
  { build = '1.0.0-abcd', ...given }: Partial<RemoteBuild> = {},
): RemoteBuild => ({
  version: '1.0.0',
  build,
  entry: `/remotes/${name}/${build}/remoteEntry.js`,
  integrity: null,
  global: name,
  files: {},
  manifest: buildManifest(name),
  ...given,
});

export const buildRegistryRemote = (name: string, given: Partial<RegistryRemote> = {}): RegistryRemote => ({
  name,
  owner: 'Team of the test',
  active: buildRemoteBuild(name),
  fallback: null,
  canary: null,
  disabled: null,
  deployedAt: SOME_MOMENT,
  deployedBy: 'somebody',
  ...given,
});

export const buildRegistry = (
  remotes: readonly RegistryRemote[],
  given: Partial<Registry> = {},
): Registry => ({
  revision: 12,
  previous: 11,
  change: { at: SOME_MOMENT, by: 'somebody', action: 'promote mf-a 1.0.0-abcd', overridden: null },
  hosts: [{ version: '1.0.0', build: 'host-1', deployedAt: SOME_MOMENT }],
  remotes,
  ...given,
});
