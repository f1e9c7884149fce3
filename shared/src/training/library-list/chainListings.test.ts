import { chainListings } from './chainListings';
import type { LibraryListing } from './libraryListing';

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

it('goes on with the next where one has ended', () => {
  const last = listing('b', { rest: 'more' });
  const chain = chainListings(listing('a'), last);
  expect(chain).toMatchObject({ items: ['a1', 'a2', 'b1', 'b2'], rest: 'more', state: 'ready' });
  expect(chain.onMore).toBe(last.onMore);
});

it('shows nothing of the next while one has more pages', () => {
  const first = listing('a', { rest: 'more' });
  const chain = chainListings(first, listing('b'));
  expect(chain).toMatchObject({ items: ['a1', 'a2'], rest: 'more' });
  expect(chain.onMore).toBe(first.onMore);
});

it('waits for the first page of each, so that no group comes in from above', () => {
  expect(chainListings(listing('a', { state: 'loading' }), listing('b')).state).toBe('loading');
});

it('fails with one of them, and asks again for that one', () => {
  const fine = listing('a');
  const failed = listing('b', { state: 'failed' });
  const chain = chainListings(fine, failed);
  expect(chain.state).toBe('failed');
  chain.onRetry();
  expect(failed.onRetry).toHaveBeenCalledTimes(1);
  expect(fine.onRetry).not.toHaveBeenCalled();
});
