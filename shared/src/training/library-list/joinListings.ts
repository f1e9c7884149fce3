import type { LibraryListing } from './libraryListing';

/** Concatenates listings. The next page is loaded from the first listing that has more. */
export function joinListings<Item>(
  first: LibraryListing<Item>,
  ...following: readonly LibraryListing<Item>[]
): LibraryListing<Item> {
  const [next, ...others] = following;
  if (!next) return first;
  const rest = joinListings(next, ...others);
  const id = `${first.id} ${rest.id}`;
  const total = sumOf(first, rest);
  const isOutdated = first.isOutdated || rest.isOutdated;
  if (first.state !== 'ready' || first.rest !== 'end') return { ...first, id, isOutdated, total };
  const items = [...first.items, ...rest.items];
  // Loaded rows stay visible while the listings behind them load.
  const isBehind = rest.state !== 'ready' && first.items.length > 0;
  const behind = rest.state === 'failed' ? 'failed' : 'loading';
  return {
    id,
    isOutdated,
    items,
    total,
    state: isBehind ? 'ready' : rest.state,
    rest: isBehind ? behind : rest.rest,
    onMore: rest.state === 'failed' ? rest.onRetry : rest.onMore,
    onRetry: rest.onRetry,
  };
}

const sumOf = (...listings: readonly LibraryListing<unknown>[]): number | undefined =>
  listings.reduce<number | undefined>(
    (sum, { state, total }) =>
      sum === undefined || total === undefined || state !== 'ready' ? undefined : sum + total,
    0,
  );
