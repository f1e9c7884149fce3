import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { announceChange, followChanges, QueryClient, queryOf } from '@formline/shared/query';
import { buildClient } from '@formline/shared/testing/builders';
import { askForClient, clientQuery, clientsQuery, setClientsInCache } from './clients';

const groups = queryOf(listClientGroups, {}).queryKey;

it('keeps the list the server has changed, and lets all else that shows clients ask again', () => {
  const cache = new QueryClient();
  const stop = followChanges(cache);
  const list = clientsQuery({}).queryKey;
  const others = [clientsQuery({ club_id: 7 }).queryKey, clientQuery(1, cache).queryKey, groups];
  for (const queryKey of [list, ...others]) cache.setQueryData(queryKey, []);
  const upToDate = setClientsInCache(cache, {}, [buildClient({ first_name: 'Ava' })]);
  announceChange(['clients'], { reload: 'when-shown', upToDate });
  expect(cache.getQueryData(list)?.map(({ first_name }) => first_name)).toEqual(['Ava']);
  expect(cache.getQueryState(list)?.isInvalidated).toBe(false);
  expect(others.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
  stop();
});

it('asks for a client who was changed along with something else, and for the lists when they are shown', () => {
  const cache = new QueryClient();
  const stop = followChanges(cache);
  const asked = [clientQuery(1, cache).queryKey, clientsQuery({}).queryKey, groups];
  for (const queryKey of asked) cache.setQueryData(queryKey, []);
  askForClient(cache, 1);
  expect(asked.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
  stop();
});
