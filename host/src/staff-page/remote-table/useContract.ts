import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { useQuery } from '@formline/shared/query';
import { hostBuild } from '../../remotes/registry/liveRemotes';
import { type BuildContract, type Requirement, requirementsOf } from './contractStatus';
import { contractQuery } from './contractQuery';

export type ContractState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly version: string; readonly requirements: readonly Requirement[] };

export const useHostContract = () => useQuery(contractQuery(`/host/${hostBuild()}/`));

const isElsewhere = ({ entry }: RegistryEntry) => /^https?:/.test(entry);

/** The contract of a build of another origin proves nothing, so it is not read. */
export function useContract(entry: RegistryEntry | null): ContractState {
  const host = useHostContract();
  const folder = entry && !isElsewhere(entry) ? entry.entry.replace(/[^/]+$/, '') : null;
  const remote = useQuery({ ...contractQuery(folder ?? ''), enabled: folder !== null });
  if (folder === null) return { kind: 'none' };
  if (host.isError || remote.isError) return { kind: 'unread' };
  if (host.isPending || remote.isPending) return { kind: 'loading' };
  return stateOf(remote.data, host.data);
}

function stateOf(remote: BuildContract | null, host: BuildContract | null): ContractState {
  if (!remote || !host) return { kind: 'none' };
  return {
    kind: 'known',
    version: remote.contractVersion,
    requirements: requirementsOf(remote, host),
  };
}
