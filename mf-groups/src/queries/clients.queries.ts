import { call } from '@formline/shared/api-client';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';

/** All clients of the trainer, or those of the chosen club. The key is the client list's: what it has is there at once. */
export const clientsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['clients', 'list', scope],
    queryFn: ({ signal }) => call(listTrainerClients, { query: scope }, signal),
  });
