import type { Registry, RegistryRemote } from '@formline/shared/contracts/registry';
import { buildRegistryEntry } from './registryEntry';

const AT = '2026-11-20T09:30:00.000Z';

/** A remote as the registry has it; pass what matters to the test. */
export function buildRegistryRemote(name: string, given: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    name,
    owner: 'Team of the test',
    active: buildRegistryEntry(name),
    fallback: null,
    canary: null,
    disabled: null,
    deployedAt: AT,
    deployedBy: 'somebody',
    ...given,
  };
}

/** A registry with these remotes. */
export const buildRegistry = (remotes: readonly RegistryRemote[]): Registry => ({
  revision: 12,
  previous: 11,
  change: { at: AT, by: 'somebody', action: 'promote mf-a 1.0.0-abcd', overridden: null },
  hosts: [{ version: '1.0.0', build: 'host-1', deployedAt: AT }],
  remotes: [...remotes],
});
