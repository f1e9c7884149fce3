import { QueryClient } from '@formline/shared/query';
import { buildClient } from '@formline/shared/testing/builders';
import { askForClient, clientQuery, clientsQuery, keepList } from './clients.queries';

it('keeps the list the server has changed, and lets all else that shows clients ask anew', () => {
  const cache = new QueryClient();
  const list = clientsQuery({}).queryKey;
  const others = [clientsQuery({ club_id: 7 }).queryKey, clientQuery(1, cache).queryKey, ['client-groups']];
  for (const queryKey of [list, ...others]) cache.setQueryData(queryKey, []);
  keepList(cache, {}, [buildClient({ first_name: 'Ava' })]);
  expect(cache.getQueryData(list)?.map(({ first_name }) => first_name)).toEqual(['Ava']);
  expect(cache.getQueryState(list)?.isInvalidated).toBe(false);
  expect(others.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
});

it('asks for a client who was changed along with something else, and for the lists when they are shown', () => {
  const cache = new QueryClient();
  const asked = [clientQuery(1, cache).queryKey, clientsQuery({}).queryKey, ['client-groups']];
  for (const queryKey of asked) cache.setQueryData(queryKey, []);
  askForClient(cache, 1);
  expect(asked.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
});
