import { isApiError } from '@formline/shared/api-client';
import { type ClientGroup, readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { type Client, readClient } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery, type UseQueryResult } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { isBeyondFreeLimit } from '@formline/shared/training/inactive-client/InactiveClientState';
import { useMemo } from 'react';
import type { OwningClient, OwningGroup } from './calendarOwner';

export type OwnerState<S> =
  | { readonly status: 'found'; readonly owner: S }
  | { readonly status: 'loading' }
  /** The server answers alike for a missing one and another trainer's. */
  | { readonly status: 'not-found' }
  /** A client beyond the free limit. */
  | { readonly status: 'inactive' }
  | { readonly status: 'failed'; readonly retry: () => void };

export interface ClientWithPicture extends OwningClient {
  readonly avatarUrl: string | null;
}

const NOT_YOURS = [403, 404];

export function useOwningClient(clientId: number): OwnerState<ClientWithPicture> {
  const client = useQuery(queryOf(readClient, { params: { id: clientId } }));
  const owner = useMemo(() => client.data && owningClient(client.data), [client.data]);
  return stateOf(client, owner);
}

export function useOwningGroup(groupId: number): OwnerState<OwningGroup> {
  const group = useQuery(queryOf(readClientGroup, { params: { id: groupId }, query: useClubScope() }));
  const owner = useMemo(() => group.data && owningGroup(group.data), [group.data]);
  return stateOf(group, owner);
}

function stateOf<S>(
  { isPending, error, refetch }: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>,
  owner: S | undefined,
): OwnerState<S> {
  // Checked before the cached data, so that a removed client is not shown.
  if (isApiError(error) && NOT_YOURS.includes(error.status)) return { status: 'not-found' };
  if (isBeyondFreeLimit(error)) return { status: 'inactive' };
  if (owner !== undefined) return { status: 'found', owner };
  return isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}

const owningClient = (client: Client): ClientWithPicture => ({
  kind: 'client',
  id: client.id,
  name: client.full_name,
  firstName: client.first_name,
  avatarUrl: client.avatar_url,
});

const owningGroup = ({ id, title }: ClientGroup): OwningGroup => ({ kind: 'group', id, name: title });
