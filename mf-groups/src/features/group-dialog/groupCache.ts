import {
  type ClientGroup,
  listClientGroups,
  readClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { changeAnswers, queriesOf, type QueryClient, queryOf, setAnswer } from '@formline/shared/query';

export function showGroup(cache: QueryClient, scope: ClubScope, group: ClientGroup): void {
  setAnswer(cache, queryOf(listClientGroups, { query: scope }), (groups) => [
    ...groups.filter(({ id }) => id !== group.id),
    group,
  ]);
  setAnswer(cache, queryOf(readClientGroup, { params: { id: group.id }, query: scope }), group);
}

export function dropGroup(cache: QueryClient, groupId: number): void {
  changeAnswers(cache, { endpoint: listClientGroups }, (groups) => groups.filter(({ id }) => id !== groupId));
  void cache.invalidateQueries(queriesOf(listClientGroups));
}
