import { call } from '@formline/shared/api-client';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { readClient } from '@formline/shared/contracts/users';
import { queryOptions } from '@formline/shared/query';

/** All clients of the trainer, or those of the chosen club. The key is the one the client list uses. */
export const clientsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['clients', 'list', scope],
    queryFn: ({ signal }) => call(listTrainerClients, { query: scope }, signal),
  });

/** One client. The key is the one the client's dashboard uses, so that coming from there shows the name at once. */
export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'one', clientId],
    queryFn: ({ signal }) => call(readClient, { params: { id: clientId } }, signal),
  });
