import { call } from '@formline/shared/api-client';
import { type ClientGroup, listClientGroups } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { type QueryClient, queryOptions } from '@formline/shared/query';

/** What the key of every list of groups begins with, also in other remotes. */
const GROUPS_KEY = ['client-groups'] as const;
/** What the key of every query begins with that says what is scheduled, also in `mf-schedule`. */
const CALENDARS_KEY = ['calendars'] as const;

/** The groups of the chosen club, or of the personal profile. */
export const groupsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: [...GROUPS_KEY, scope],
    queryFn: ({ signal }) => call(listClientGroups, { query: scope }, signal),
  });

/** Shows a group at once where the server has just told of it, and lets the server have the last word. */
export function keepGroup(cache: QueryClient, scope: ClubScope, group: ClientGroup): void {
  cache.setQueryData(
    groupsQuery(scope).queryKey,
    (groups) => groups && [...groups.filter(({ id }) => id !== group.id), group],
  );
  reloadGroups(cache);
}

/** Takes a group that is gone out of every list. */
export function dropGroup(cache: QueryClient, groupId: number): void {
  cache.setQueriesData<ClientGroup[]>({ queryKey: GROUPS_KEY }, (groups) =>
    groups?.filter(({ id }) => id !== groupId),
  );
  void cache.invalidateQueries({ queryKey: GROUPS_KEY });
  // A calendar of the group that is still on screen would ask for what is gone.
  void cache.invalidateQueries({ queryKey: CALENDARS_KEY, refetchType: 'none' });
}

/** Asks anew for the groups, and for the calendars: who joins or leaves gets or loses work. */
export function reloadGroups(cache: QueryClient): void {
  for (const queryKey of [GROUPS_KEY, CALENDARS_KEY]) void cache.invalidateQueries({ queryKey });
}
