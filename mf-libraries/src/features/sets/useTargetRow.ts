import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { useEffect } from 'react';

/** Loads pages until the item appears, because a new one may be on any page. */
export function useTargetRow(
  listing: LibraryListing<{ readonly id: number }>,
  targetId: number | null,
): void {
  const { items, rest, isOutdated, onMore } = listing;
  const isMissing = targetId !== null && !items.some(({ id }) => id === targetId);
  useEffect(() => {
    if (isMissing && rest === 'more' && !isOutdated) onMore();
  }, [isMissing, rest, isOutdated, onMore, items]);
}
