import { call } from '@formline/shared/api-client';
import { type ClientGroup, listClientGroups, readClientGroup } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { type QueryClient, queryOptions } from '@formline/shared/query';

/** What the key of every query of groups begins with, also in other remotes. */
const GROUPS_KEY = ['client-groups'] as const;
/** What the key of the query of one group begins with, also in `mf-schedule`. */
const groupKey = (groupId: number) => [...GROUPS_KEY, 'one', groupId] as const;
/** What the key of every query begins with that says what is scheduled, also in `mf-schedule`. */
const CALENDARS_KEY = ['calendars'] as const;

/** The groups of the chosen club, or of the personal profile. */
export const groupsQuery = (scope: ClubScope) =>
  queryOptions({
    queryKey: [...GROUPS_KEY, scope],
    queryFn: ({ signal }) => call(listClientGroups, { query: scope }, signal),
  });

/** One group. As far as the list knows it, it is there at once. */
export const groupQuery = (cache: QueryClient, scope: ClubScope, groupId: number) => {
  const { queryKey: listKey } = groupsQuery(scope);
  return queryOptions({
    queryKey: [...groupKey(groupId), scope],
    queryFn: ({ signal }) => call(readClientGroup, { params: { id: groupId }, query: scope }, signal),
    initialData: () => cache.getQueryData(listKey)?.find(({ id }) => id === groupId),
    initialDataUpdatedAt: () => cache.getQueryState(listKey)?.dataUpdatedAt,
  });
};

/** Shows a group at once where the server has just told of it, and lets the server have the last word. */
export function keepGroup(cache: QueryClient, scope: ClubScope, group: ClientGroup): void {
  cache.setQueryData(
    groupsQuery(scope).queryKey,
    (groups) => groups && [...groups.filter(({ id }) => id !== group.id), group],
  );
  cache.setQueryData(groupQuery(cache, scope, group.id).queryKey, group);
  reloadGroups(cache);
}

/** Takes a group that is gone out of every list. */
export function dropGroup(cache: QueryClient, groupId: number): void {
  const lists = { queryKey: GROUPS_KEY, predicate: isOfList };
  cache.setQueriesData<ClientGroup[]>(lists, (groups) => groups?.filter(({ id }) => id !== groupId));
  void cache.invalidateQueries(lists);
  // The group and its calendar may still be on screen, and would ask for what is gone.
  for (const queryKey of [groupKey(groupId), CALENDARS_KEY]) {
    void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

const isOfList = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[1] !== 'one';

/** Asks anew for the groups, and for the calendars: who joins or leaves gets or loses work. */
export function reloadGroups(cache: QueryClient): void {
  for (const queryKey of [GROUPS_KEY, CALENDARS_KEY]) void cache.invalidateQueries({ queryKey });
}
