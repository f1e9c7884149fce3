import { act, waitFor } from '@testing-library/react';
import { connectTestTokens } from '../testing/connectTestTokens';
import * as z from '../contracts/schema';
import { emitEvent, onEvent } from '../events/events';
import { fakeApi } from '../testing/fakeApi';
import {
  cachedAnswer,
  cachedPages,
  change,
  derivedQueryOf,
  followChanges,
  hashOf,
  pagesOf,
  queryOf,
  setAnswer,
  useChange,
  useInfiniteQuery,
  useQuery,
} from './query';
import {
  listClients,
  listGroups,
  newCache,
  one,
  readGroup,
  renameGroup,
  runners,
  walkers,
} from './testing/groupQueries';

const { cache, shown } = newCache();
let stop: () => void;

beforeEach(() => {
  cache.clear();
  stop = followChanges(cache);
});
afterEach(() => stop());

const renaming = { input: (title: string) => ({ params: { id: 1 }, body: { title } }) };

describe('queryOf', () => {
  it('has one key for an endpoint and its input, however it is written', () => {
    const key = (query: { club_id?: number; page?: number }) => hashOf(queryOf(listGroups, { query }));
    expect(key({ club_id: 1, page: 2 })).toBe(key({ page: 2, club_id: 1 }));
    expect(key({})).toBe(hashOf(queryOf(listGroups, {})));
    expect(key({ club_id: 1 })).not.toBe(key({}));
  });

  it('has another key in a build that expects another answer, or shows other resources', () => {
    const other = { ...readGroup, result: z.object({ id: z.int(), title: z.string(), size: z.int() }) };
    expect(hashOf(queryOf(other, { params: { id: 1 } }))).not.toBe(hashOf(one));
    const wider = { ...readGroup, resources: ['groups', 'clients'] as const };
    expect(hashOf(queryOf(wider, { params: { id: 1 } }))).not.toBe(hashOf(one));
  });

  it('asks the server for its input', async () => {
    const api = fakeApi();
    api.answer(readGroup, runners);
    const { result } = shown(() => useQuery(one));
    await waitFor(() => expect(result.current.data).toEqual(runners));
    expect(api.requests(readGroup)).toMatchObject([{ params: { id: '1' } }]);
  });
});

describe('what the document has asked for before scripts ran', () => {
  const asked = (url: string, result: unknown) => {
    const settled = { status: 200, headers: new Headers(), text: JSON.stringify({ result }) };
    connectTestTokens('mine');
    window.formlineEarlyReads = new Map([
      [url, { token: 'mine', answer: Promise.resolve(settled), settled }],
    ]);
  };
  afterEach(() => delete window.formlineEarlyReads);

  it('is there in the first rendering', () => {
    asked(readGroup.path.replace(':id', '1'), runners);
    expect(shown(() => useQuery(one)).result.current.data).toEqual(runners);
  });

  it('is there as the first page of a list', () => {
    asked(`${listGroups.path}?page=1`, [runners]);
    const query = pagesOf(listGroups, { input: (page) => ({ query: { page } }), next: () => null });
    expect(shown(() => useInfiniteQuery(query)).result.current.data?.pages).toEqual([[runners]]);
  });
});

it('reads a list page by page', async () => {
  const api = fakeApi();
  api.answer(listGroups, ({ query }) => [{ id: Number(query['page']), title: 'One' }]);
  const query = pagesOf(listGroups, {
    input: (page) => ({ query: { page } }),
    next: (_, all) => (all.length < 2 ? all.length + 1 : null),
  });
  const { result } = shown(() => useInfiniteQuery(query));
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(async () => void (await result.current.fetchNextPage()));
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  expect(
    cachedPages(cache, listGroups)
      .flat()
      .map(({ id }) => id),
  ).toEqual([1, 2]);
});

describe('a change', () => {
  it('has answers on screen that show its resources asked for again, and no others', async () => {
    const api = fakeApi();
    api.answer(readGroup, runners);
    api.answer(listClients, ['Ava']);
    api.answer(renameGroup, walkers);
    const { result } = shown(() => ({
      group: useQuery(one),
      clients: useQuery(queryOf(listClients, {})),
      rename: useChange(renameGroup, renaming),
    }));
    await waitFor(() => expect(result.current.clients.data && result.current.group.data).toBeDefined());
    setAnswer(cache, queryOf(listGroups, {}), [runners]);
    api.answer(readGroup, walkers);
    await act(() => result.current.rename.mutateAsync('Walkers'));
    await waitFor(() => expect(result.current.group.data).toEqual(walkers));
    expect(api.requests(listClients)).toHaveLength(1);
    expect(api.requests(listGroups)).toEqual([]);
    const { queryKey } = queryOf(listGroups, {});
    expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('reaches a query of what is made of an answer', async () => {
    fakeApi().answer(renameGroup, walkers);
    const titles = derivedQueryOf(listGroups, {}, { as: 'titles', load: () => Promise.resolve(['Runners']) });
    setAnswer(cache, titles, ['Runners']);
    await change(renameGroup, renaming.input('Walkers'));
    expect(cache.getQueryState(titles.queryKey)?.isInvalidated).toBe(true);
  });

  it('leaves alone what holds the outcome already, and what somebody is changing', async () => {
    const api = fakeApi();
    api.answer(readGroup, ({ params }) => ({ id: Number(params['id']), title: 'Runners' }));
    api.answer(renameGroup, walkers);
    const draft = queryOf(readGroup, { params: { id: 2 } });
    const { result } = shown(() => ({
      group: useQuery(one),
      draft: useQuery({ ...draft, meta: { isDraftOrigin: true } }),
      rename: useChange(renameGroup, {
        ...renaming,
        update: (known, renamed) => {
          setAnswer(known, one, renamed);
          return [hashOf(one)];
        },
      }),
    }));
    await waitFor(() => expect(result.current.draft.data && result.current.group.data).toBeDefined());
    await act(() => result.current.rename.mutateAsync('Walkers'));
    await waitFor(() => expect(result.current.group.data).toEqual(walkers));
    expect(api.requests(readGroup)).toHaveLength(2);
    expect(cache.getQueryState(draft.queryKey)?.isInvalidated).toBe(true);
  });

  it('asks for nothing at once that is to be asked when it is next shown', async () => {
    const api = fakeApi();
    api.answer(readGroup, runners);
    api.answer(renameGroup, walkers);
    const { result, unmount } = shown(() => ({
      group: useQuery(one),
      rename: useChange(renameGroup, { ...renaming, reload: 'when-shown' }),
    }));
    await waitFor(() => expect(result.current.group.data).toBeDefined());
    await act(() => result.current.rename.mutateAsync('Walkers'));
    expect(api.requests(readGroup)).toHaveLength(1);
    unmount();
    shown(() => useQuery(one));
    await waitFor(() => expect(api.requests(readGroup)).toHaveLength(2));
  });

  it('is shown before the server answers, and taken back when it refuses', async () => {
    const api = fakeApi();
    api.refuse(renameGroup, 409);
    setAnswer(cache, one, runners);
    const onError = jest.fn();
    const titles: unknown[] = [];
    const stopWatching = cache.getQueryCache().subscribe(() => titles.push(cachedAnswer(cache, one)?.title));
    const { result } = shown(() => ({
      rename: useChange(renameGroup, {
        ...renaming,
        optimistic: { query: one, apply: (known, title) => ({ ...known, title }) },
        onError,
      }),
    }));
    const changed = jest.fn();
    const subscription = onEvent('server:data-changed', changed);
    act(() => result.current.rename.mutate('Walkers'));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    // Taken back, then outdated.
    expect(titles).toEqual(['Walkers', 'Runners', 'Runners']);
    stopWatching();
    expect(cachedAnswer(cache, one)).toEqual(runners);
    expect(changed).not.toHaveBeenCalled();
    subscription.unsubscribe();
  });

  it('that was refused asks for the answer again, which may have changed meanwhile', async () => {
    const api = fakeApi();
    api.answer(readGroup, runners);
    api.refuse(renameGroup, 409);
    const { result } = shown(() => ({
      group: useQuery(one),
      rename: useChange(renameGroup, {
        ...renaming,
        optimistic: { query: one, apply: (known, title) => ({ ...known, title }) },
      }),
    }));
    await waitFor(() => expect(result.current.group.data).toEqual(runners));
    api.answer(readGroup, walkers);
    act(() => result.current.rename.mutate('Joggers'));
    await waitFor(() => expect(result.current.group.data).toEqual(walkers));
  });

  it('waits for the one before that has the same scope', async () => {
    const api = fakeApi();
    api.hang(renameGroup);
    const { result } = shown(() => useChange(renameGroup, { ...renaming, scope: 'rename-group' }));
    act(() => {
      result.current.mutate('Walkers');
      result.current.mutate('Joggers');
    });
    await waitFor(() => expect(api.requests(renameGroup)).toHaveLength(1));
  });

  it('in another tab outdates answers here', () => {
    setAnswer(cache, one, runners);
    emitEvent('server:data-changed', { resources: ['groups'], reload: 'now', upToDate: [], tab: 'other' });
    expect(cache.getQueryState(one.queryKey)?.isInvalidated).toBe(true);
  });

  it('does not touch the keys of builds that type their own', () => {
    cache.setQueryData(['client-groups', 'one', 1, {}], runners);
    emitEvent('server:data-changed', { resources: ['groups'], reload: 'now', upToDate: [], tab: 'this' });
    expect(cache.getQueryState(['client-groups', 'one', 1, {}])?.isInvalidated).toBe(false);
  });
});
