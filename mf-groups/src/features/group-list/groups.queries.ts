import { call } from '@formline/shared/api-client';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';
import { listGroups } from './listedGroups';

/** The groups of the chosen club, or of the personal profile, in the order of the list. */
export const groupsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['client-groups', scope],
    queryFn: ({ signal }) => call(listClientGroups, { query: scope }, signal),
    select: listGroups,
  });
