import type { LibraryListing } from './libraryListing';
import { joinListings } from './joinListings';

const listing = (id: string, given: Partial<LibraryListing<string>> = {}): LibraryListing<string> => ({
  id,
  state: 'ready',
  items: [`${id}1`, `${id}2`],
  isOutdated: false,
  rest: 'end',
  onMore: jest.fn(),
  onRetry: jest.fn(),
  ...given,
});

it('shows the next list behind the last row of the one before', () => {
  expect(joinListings(listing('a'), listing('b'), listing('c'))).toMatchObject({
    items: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
    state: 'ready',
    rest: 'end',
  });
});

it('asks the list for more that has not come to its end, and shows none behind it', () => {
  const first = listing('a', { rest: 'more' });
  const joined = joinListings(first, listing('b'));
  expect(joined.items).toEqual(['a1', 'a2']);
  joined.onMore();
  expect(first.onMore).toHaveBeenCalled();
});

it('keeps the rows that are there while those behind them load, or fail', () => {
  expect(joinListings(listing('a'), listing('b', { state: 'loading', items: [] }))).toMatchObject({
    items: ['a1', 'a2'],
    state: 'ready',
    rest: 'loading',
  });
  const failed = listing('b', { state: 'failed', items: [] });
  const joined = joinListings(listing('a'), failed);
  expect(joined).toMatchObject({ state: 'ready', rest: 'failed' });
  joined.onMore();
  expect(failed.onRetry).toHaveBeenCalled();
});

it('has failed or loads where there are no rows yet', () => {
  const empty = listing('a', { items: [] });
  expect(joinListings(empty, listing('b', { state: 'failed', items: [] })).state).toBe('failed');
  expect(joinListings(empty, listing('b', { state: 'loading', items: [] })).state).toBe('loading');
  expect(joinListings(listing('a', { state: 'loading', items: [] }), listing('b')).state).toBe('loading');
});

it('counts what the lists have in all, as soon as each of them knows', () => {
  const known = joinListings(listing('a', { total: 2 }), listing('b', { rest: 'more', total: 300 }));
  expect(known.total).toBe(302);
  const loading = listing('b', { state: 'loading', items: [], rest: 'loading' });
  expect(joinListings(listing('a', { total: 2 }), loading).total).toBeUndefined();
});
