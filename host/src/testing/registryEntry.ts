import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { buildManifest, buildRemoteBuild } from '@formline/shared/contracts/testing/registryBuilders';

/** A remote as a page uses it; pass what matters to the test of its manifest. */
export const buildRegistryEntry = (
  name: string,
  manifest: Partial<RegistryEntry['manifest']> = {},
): RegistryEntry => ({
  ...buildRemoteBuild(name, { manifest: buildManifest(name, manifest) }),
  name,
  source: 'active',
  disabled: null,
});
