import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  SOME_MOMENT,
} from '@formline/shared/contracts/testing/registryBuilders';

type Remote = RegistryEntry & Partial<Pick<RegistryRemote, 'fallback'>>;

/** A registry in which these builds are live, and no host yet; pass what matters to the test. */
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
