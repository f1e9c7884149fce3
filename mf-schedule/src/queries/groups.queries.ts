import { call } from '@formline/shared/api-client';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';

/** The trainer's groups. The key is the one the list of groups uses, so that coming from there shows the title at once. */
export const groupsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: ['client-groups', scope],
    queryFn: ({ signal }) => call(listClientGroups, { query: scope }, signal),
  });
