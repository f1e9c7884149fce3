import { isApiError } from '@formline/shared/api-client';
import { type ClientGroup, readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { type Client, readClient } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery, type UseQueryResult } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useMemo } from 'react';
import type { ClientSubject, GroupSubject } from './subject';

export type SubjectState<S> =
  | { readonly status: 'found'; readonly subject: S }
  | { readonly status: 'loading' }
  /** The server answers alike for a missing one and another trainer's. */
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void };

export interface ClientWithPicture extends ClientSubject {
  readonly avatarUrl: string | null;
}

/** Not this trainer's, or not in the chosen club. */
const NOT_YOURS = [403, 404];

export function useClientSubject(clientId: number): SubjectState<ClientWithPicture> {
  const client = useQuery(queryOf(readClient, { params: { id: clientId } }));
  const subject = useMemo(() => client.data && clientSubject(client.data), [client.data]);
  return stateOf(client, subject);
}

export function useGroupSubject(groupId: number): SubjectState<GroupSubject> {
  const group = useQuery(queryOf(readClientGroup, { params: { id: groupId }, query: useClubScope() }));
  const subject = useMemo(() => group.data && groupSubject(group.data), [group.data]);
  return stateOf(group, subject);
}

function stateOf<S>(
  { isPending, error, refetch }: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>,
  subject: S | undefined,
): SubjectState<S> {
  // Checked before the cached data, so that a removed client is not shown.
  if (isApiError(error) && NOT_YOURS.includes(error.status)) return { status: 'not-found' };
  if (subject !== undefined) return { status: 'found', subject };
  return isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}

const clientSubject = (client: Client): ClientWithPicture => ({
  kind: 'client',
  id: client.id,
  name: client.full_name,
  firstName: client.first_name,
  avatarUrl: client.avatar_url,
});

const groupSubject = ({ id, title }: ClientGroup): GroupSubject => ({ kind: 'group', id, name: title });
