import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  SOME_MOMENT,
  buildManifest,
  buildRemoteBuild,
} from '@formline/shared/contracts/testing/registryBuilders';

type Remote = RegistryEntry & Partial<Pick<RegistryRemote, 'fallback'>>;

export function registryOf(remotes: readonly Remote[], more: Partial<Registry> = {}): Registry {
  const all = remotes.map(({ name, disabled, fallback = null, ...active }) =>
    buildRegistryRemote(name, {
      active,
      fallback,
      disabled: disabled === null ? null : { reason: disabled, at: SOME_MOMENT },
    }),
  );
  return buildRegistry(all, { revision: 1, hosts: [], ...more });
}

export const buildRegistryEntry = (
  name: string,
  manifest: Partial<RegistryEntry['manifest']> = {},
): RegistryEntry => ({
  ...buildRemoteBuild(name, { manifest: buildManifest(name, manifest) }),
  name,
  source: 'active',
  disabled: null,
});
