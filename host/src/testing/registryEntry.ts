import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { buildManifest, buildRemoteBuild } from '@formline/shared/contracts/testing/registryBuilders';

export const buildRegistryEntry = (
  name: string,
  manifest: Partial<RegistryEntry['manifest']> = {},
): RegistryEntry => ({
  ...buildRemoteBuild(name, { manifest: buildManifest(name, manifest) }),
  name,
  source: 'active',
  disabled: null,
});
