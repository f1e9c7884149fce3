import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ListEntry } from './listEntries';
import { rowHeights } from './rowHeights';

/**
 * Rows rendered outside the visible part: as many as a fast fling passes in two frames, one of which React may take.
 */
const OVERSCAN_ROWS = 16;
/** The next page loads when this few rows are left. */
const LOAD_AHEAD_ROWS = 10;

export interface VirtualRowsInput {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly entries: readonly ListEntry<unknown>[];
  /** The cursor row stays in the DOM so that a screen reader can name it. */
  readonly activeRow: number;
  readonly onEndNear: (() => void) | null;
}

export function useVirtualRows({ scrollRef, entries, activeRow, onEndNear }: VirtualRowsInput) {
  const [heights] = useState(rowHeights);
  const count = entries.length;
  /** A new function makes the virtualiser measure again: another list has its headings elsewhere. */
  const getItemKey = useCallback((index: number) => entries[index]?.key ?? index, [entries]);
  const virtualizer = useVirtualizer({
    count,
    getItemKey,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) => (entries[index]?.kind === 'heading' ? heights.heading : heights.row),
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return activeRow >= range.count || rows.includes(activeRow) ? rows : [...rows, activeRow];
    },
  });
  const lastVisible = virtualizer.range?.endIndex ?? 0;
  const isEndNear = lastVisible >= count - LOAD_AHEAD_ROWS;
  // Loads the next page before the end is reached.
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  }, [isEndNear, onEndNear]);
  const showRow = useCallback(
    (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    [virtualizer],
  );
  return { rows: virtualizer.getVirtualItems(), totalHeight: virtualizer.getTotalSize(), showRow };
}
