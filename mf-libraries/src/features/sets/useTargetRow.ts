import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { useEffect } from 'react';

/** Loads pages of a list until it shows the item with this id, such as one that was just made. */
export function useTargetRow(
  listing: LibraryListing<{ readonly id: number }>,
  targetId: number | null,
): void {
  const { items, rest, isOutdated, onMore } = listing;
  const isMissing = targetId !== null && !items.some(({ id }) => id === targetId);
  // Meets the network: the next page is asked for.
  useEffect(() => {
    if (isMissing && rest === 'more' && !isOutdated) onMore();
  }, [isMissing, rest, isOutdated, onMore, items]);
}
