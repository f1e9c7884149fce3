import type { LibraryListing } from './libraryListing';

/**
 * Several listings as one list, group after group: each begins where the one before has ended, and pages are loaded in that
 * order. Their first pages are asked for together.
 */
export function chainListings<Item>(
  first: LibraryListing<Item>,
  ...others: readonly LibraryListing<Item>[]
): LibraryListing<Item> {
  const all = [first, ...others];
  const open = all.findIndex(({ rest }) => rest !== 'end');
  const shown = open < 0 ? all : all.slice(0, open + 1);
  const last = shown.at(-1) ?? first;
  const failed = all.filter(({ state }) => state === 'failed');
  return {
    id: all.map(({ id }) => id).join(' '),
    state: failed.length > 0 ? 'failed' : all.some(({ state }) => state === 'loading') ? 'loading' : 'ready',
    items: shown.flatMap(({ items }) => items),
    isOutdated: all.some(({ isOutdated }) => isOutdated),
    rest: last.rest,
    onMore: last.onMore,
    onRetry: () => {
      for (const { onRetry } of failed) onRetry();
    },
  };
}
