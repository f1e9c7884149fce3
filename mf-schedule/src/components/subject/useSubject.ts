import { isApiError } from '@formline/shared/api-client';
import type { Client } from '@formline/shared/contracts/users';
import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useMemo } from 'react';
import { clientQuery } from '../../queries/clients.queries';
import { groupsQuery } from '../../queries/groups.queries';
import type { ClientSubject, GroupSubject } from './subject';

/** What is known of a subject of which the address gives the number. */
export type SubjectState<S> =
  | { readonly status: 'found'; readonly subject: S }
  | { readonly status: 'loading' }
  /** There is none, or it is somebody else's: both look the same. */
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** A client as subject, and with it the picture. */
export interface ClientWithPicture extends ClientSubject {
  readonly avatarUrl: string | null;
}

/** Answers that mean: no client of this trainer. */
const NOT_YOURS = [403, 404];

/** The client of a number. */
export function useClientSubject(clientId: number): SubjectState<ClientWithPicture> {
  const { data: client, isPending, error, refetch } = useQuery(clientQuery(clientId));
  const subject = useMemo(() => client && clientSubject(client), [client]);
  // Before what is known of the client: who has been removed meanwhile is not shown as before.
  if (isApiError(error) && NOT_YOURS.includes(error.status)) return { status: 'not-found' };
  if (subject) return { status: 'found', subject };
  return isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}

const clientSubject = (client: Client): ClientWithPicture => ({
  kind: 'client',
  id: client.id,
  name: client.full_name,
  firstName: client.first_name,
  avatarUrl: client.avatar_url,
});

/** The group of a number, among those of the chosen club or of the personal profile. */
export function useGroupSubject(groupId: number): SubjectState<GroupSubject> {
  const { data: groups, isPending, refetch } = useQuery(groupsQuery(useClubScope()));
  if (groups) {
    const group = groups.find(({ id }) => id === groupId);
    if (!group) return { status: 'not-found' };
    return { status: 'found', subject: { kind: 'group', id: group.id, name: group.title } };
  }
  return isPending ? { status: 'loading' } : { status: 'failed', retry: () => void refetch() };
}
