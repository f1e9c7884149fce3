import { call } from '@formline/shared/api-client';
import { readClientGroup } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { queryOptions } from '@formline/shared/query';

/** One group. The key is the one the group's dashboard uses, so that coming from there shows the title at once. */
export const groupQuery = (groupId: number, scope: ClubScope) =>
  queryOptions({
    queryKey: ['client-groups', 'one', groupId, scope],
    queryFn: ({ signal }) => call(readClientGroup, { params: { id: groupId }, query: scope }, signal),
  });
