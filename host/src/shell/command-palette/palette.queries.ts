import { call } from '@formline/shared/api-client';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/clients';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';

/** The key starts like those of the lists, so that the same changes invalidate it. */
export const paletteClientsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['clients', 'palette', scope],
    queryFn: ({ signal }) => call(listTrainerClients, { query: scope }, signal),
  });

export const paletteGroupsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['client-groups', 'palette', scope],
    queryFn: ({ signal }) => call(listClientGroups, { query: scope }, signal),
  });
