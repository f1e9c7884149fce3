import { fakeApi } from '../testing/fakeApi';
import {
  cachedAnswer,
  cachedPages,
  changeAnswers,
  changePages,
  forget,
  pagesOf,
  queriesOf,
  queryOf,
  setAnswer,
  useQuery,
} from './query';
import { listGroups, newCache, one, readGroup, runners, walkers } from './testing/groupQueries';

const { cache, shown } = newCache();

beforeEach(() => cache.clear());

it('changes every answer of an endpoint, and every page', () => {
  setAnswer(cache, queryOf(listGroups, { query: { club_id: 7 } }), [runners]);
  const pages = pagesOf(listGroups, { input: (page) => ({ query: { page } }), next: () => null });
  setAnswer(cache, pages, { pages: [[runners]], pageParams: [1] });
  changeAnswers(cache, { endpoint: listGroups }, () => [walkers]);
  expect(cachedAnswer(cache, queryOf(listGroups, { query: { club_id: 7 } }))).toEqual([walkers]);
  expect(cachedPages(cache, listGroups)).toEqual([[runners]]);
  changePages(cache, listGroups, () => [walkers]);
  expect(cachedPages(cache, listGroups)).toEqual([[walkers]]);
});

it('changes those answers alone whose input has a part', () => {
  const two = queryOf(readGroup, { params: { id: 2 } });
  setAnswer(cache, one, runners);
  setAnswer(cache, two, { id: 2, title: 'Swimmers' });
  changeAnswers(cache, { endpoint: readGroup, input: { params: { id: 1 } } }, () => walkers);
  expect(cachedAnswer(cache, one)).toEqual(walkers);
  expect(cachedAnswer(cache, two)).toEqual({ id: 2, title: 'Swimmers' });
});

it('leaves an answer outdated that another change has outdated', async () => {
  setAnswer(cache, one, runners);
  const { dataUpdatedAt } = cache.getQueryState(one.queryKey) ?? {};
  await cache.invalidateQueries(one);
  expect(changeAnswers(cache, { endpoint: readGroup }, () => walkers)).toEqual([]);
  expect(cachedAnswer(cache, one)).toEqual(walkers);
  expect(cache.getQueryState(one.queryKey)).toMatchObject({ isInvalidated: true, dataUpdatedAt });
});

it('makes no answer of nothing', () => {
  setAnswer(cache, one, (known) => ({ ...known, title: 'Walkers' }));
  expect(cachedAnswer(cache, one)).toBeUndefined();
});

it('lets an answer that is put there stand against one that was asked for before', async () => {
  const api = fakeApi();
  api.answer(readGroup, runners);
  const asked = cache.query(one).catch(() => undefined);
  setAnswer(cache, one, walkers);
  await asked;
  expect(cachedAnswer(cache, one)).toEqual(walkers);
});

it('forgets what was deleted at once, or when it is no longer shown', async () => {
  setAnswer(cache, one, runners);
  const { unmount } = shown(() => useQuery(one));
  forget(cache, queriesOf(readGroup, { params: { id: 1 } }));
  expect(cachedAnswer(cache, one)).toEqual(runners);
  unmount();
  expect(cachedAnswer(cache, one)).toBeUndefined();
  setAnswer(cache, one, runners);
  forget(cache, queriesOf(readGroup));
  expect(cachedAnswer(cache, one)).toBeUndefined();
});
