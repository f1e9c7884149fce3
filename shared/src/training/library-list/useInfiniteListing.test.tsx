import { pagesOf, setAnswer, useInfiniteQuery } from '@formline/shared/query';
import { act, waitFor } from '@testing-library/react';
import { listGroups, newCache, runners } from '../../query/testing/groupQueries';
import { fakeApi } from '../../testing/fakeApi';
import { selectPages } from './listedPages';
import { useInfiniteListing } from './useInfiniteListing';

it('asks for the next page after one that asks for the list again', async () => {
  const { cache, shown } = newCache();
  const pages = pagesOf(listGroups, {
    input: (page) => ({ query: { page } }),
    next: (_, all) => (all.length < 2 ? all.length + 1 : null),
  });
  const select = selectPages((page: readonly (typeof runners)[]) => page);
  setAnswer(cache, pages, { pages: [[runners]], pageParams: [1] });
  const api = fakeApi();
  api.answer(listGroups, ({ query: { page } }) => [
    { id: Number(page), title: page === '1' ? 'Walkers' : 'Swimmers' },
  ]);
  const { result } = shown(() =>
    useInfiniteListing(useInfiniteQuery({ ...pages, select, staleTime: 0 }), pages.queryKey),
  );
  act(() => result.current.onMore());
  await waitFor(() =>
    expect(result.current.items.map(({ title }) => title)).toEqual(['Walkers', 'Swimmers']),
  );
});
