import type { RegistryEntry } from '@formline/shared/contracts/registry';

/** A remote in the registry that offers one page; pass what matters to the test. */
export function buildRegistryEntry(
  name: string,
  manifest: Partial<RegistryEntry['manifest']> = {},
): RegistryEntry {
  return {
    name,
    source: 'active',
    disabled: null,
    version: '1.0.0',
    build: '1.0.0-abcd',
    entry: `/remotes/${name}/1.0.0-abcd/remoteEntry.js`,
    integrity: null,
    global: name,
    files: {},
    manifest: {
      name,
      contractVersion: '1.0.0',
      routes: [],
      redirects: [],
      tabs: [],
      slots: [],
      smoke: [],
      ...manifest,
    },
  };
}
