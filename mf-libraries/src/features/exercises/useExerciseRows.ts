import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { rowHeightPx } from './rowHeight';

/** Rows kept ready outside the visible part: as many as one fast fling passes in a frame. */
const OVERSCAN_ROWS = 8;
/** The next page is asked for when this few rows are left. */
const LOAD_AHEAD_ROWS = 10;

export interface ExerciseRowsInput {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** The row the keyboard is at; it stays in the page so that a screen reader can name it. */
  readonly activeRow: number;
  readonly onEndNear: (() => void) | null;
}

/** Which rows are drawn, and the call for the next page as the end comes near. */
export function useExerciseRows({ scrollRef, count, activeRow, onEndNear }: ExerciseRowsInput) {
  const [rowHeight] = useState(rowHeightPx);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return activeRow >= range.count || rows.includes(activeRow) ? rows : [...rows, activeRow];
    },
  });
  const rows = virtualizer.getVirtualItems();
  const lastVisible = virtualizer.range?.endIndex ?? 0;
  const isEndNear = lastVisible >= count - LOAD_AHEAD_ROWS;
  // Meets the network: the next page is on its way before the end is reached.
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  }, [isEndNear, onEndNear]);
  const showRow = useCallback(
    (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    [virtualizer],
  );
  return { rows, totalHeight: virtualizer.getTotalSize(), showRow };
}
