import { act, waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/fakeApi';
import { announceChange, change, changeAnswers, followChanges, queryOf, setAnswer, useQuery } from './query';
import { listGroups, newCache, one, readGroup, renameGroup, runners, walkers } from './testing/groupQueries';

const { cache, shown } = newCache();
const renaming = { params: { id: 1 }, body: { title: 'Walkers' } };
let stop: () => void;

beforeEach(() => {
  cache.clear();
  stop = followChanges(cache);
});
afterEach(() => stop());

describe('a change while an answer is on its way', () => {
  const draftOrigin = { ...one, meta: { isDraftOrigin: true } };

  it.each([
    ['at once', one, 'now'],
    ['when shown', one, 'when-shown'],
    ['for a form', draftOrigin, 'now'],
  ] as const)('has it asked for again, although it is the first: %s', async (_, query, reload) => {
    const api = fakeApi();
    api.hang(readGroup);
    const { result } = shown(() => useQuery(query));
    await waitFor(() => expect(api.requests(readGroup)).toHaveLength(1));
    api.answer(readGroup, walkers);
    act(() => announceChange(['groups'], { reload }));
    await waitFor(() => expect(result.current.data).toEqual(walkers));
    expect(api.requests(readGroup)).toHaveLength(2);
  });

  it('gives whoever waits for it the newer one', async () => {
    const api = fakeApi();
    api.hang(readGroup);
    const asked = cache.query(one);
    await waitFor(() => expect(api.requests(readGroup)).toHaveLength(1));
    api.answer(readGroup, walkers);
    announceChange(['groups']);
    await expect(asked).resolves.toEqual(walkers);
  });

  it('has it asked for again where the change found nothing to update', async () => {
    const api = fakeApi();
    api.hang(readGroup);
    api.answer(renameGroup, walkers);
    const { result } = shown(() => useQuery(one));
    await waitFor(() => expect(api.requests(readGroup)).toHaveLength(1));
    api.answer(readGroup, walkers);
    const update = () => setAnswer(cache, one, (known) => ({ ...known, title: 'Walkers' }));
    await act(() => change(renameGroup, renaming, { update }));
    await waitFor(() => expect(result.current.data).toEqual(walkers));
  });

  it('has it asked for again after an update that ended the request', async () => {
    const api = fakeApi();
    api.hang(listGroups);
    api.answer(renameGroup, walkers);
    const groups = queryOf(listGroups, {});
    setAnswer(cache, groups, [runners]);
    const { result } = shown(() => useQuery({ ...groups, staleTime: 0 }));
    await waitFor(() => expect(api.requests(listGroups)).toHaveLength(1));
    const swimmers = { id: 2, title: 'Swimmers' };
    api.answer(listGroups, [walkers, swimmers]);
    const update = () => changeAnswers(cache, { endpoint: listGroups }, () => [walkers]);
    await act(() => change(renameGroup, renaming, { update }));
    await waitFor(() => expect(result.current.data).toEqual([walkers, swimmers]));
  });
});
