import type { RegistryRemote, RemoteBuild } from '@formline/shared/contracts/platform/registry';

export const buildRemoteBuild = (name: string, build: string): RemoteBuild => ({
  version: '1.0.0',
  build,
  entry: `/remotes/${name}/${build}/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  global: `${name}_${build}`,
  files: {},
  manifest: { name, contractVersion: '1.0.0', routes: [], redirects: [], tabs: [], slots: [], smoke: [] },
});

export const buildRemote = (name: string, build: string): RegistryRemote => ({
  name,
  owner: name,
  active: buildRemoteBuild(name, build),
  fallback: null,
  canary: null,
  disabled: null,
  deployedAt: '2026-11-20T08:00:00.000Z',
  deployedBy: 'Maya',
});
