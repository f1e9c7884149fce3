import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ListEntry } from './listEntries';

/** As many as a fast fling passes in two frames, one of which React may take. */
const OVERSCAN_ROWS = 16;
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

/** Multiples of the root font size; libraryRows.module.css has the same values. */
const ROW_HEIGHT_REM = 3.5;
const HEADING_HEIGHT_REM = 2.25;

const DEFAULT_TEXT_PX = 16;

/** Heights of rows and headings in pixels, at the font size set in the browser. */
function rowHeights(): { readonly row: number; readonly heading: number } {
  const [, pixels] = /^([\d.]+)px$/.exec(getComputedStyle(document.documentElement).fontSize) ?? [];
  const remPx = Number(pixels ?? DEFAULT_TEXT_PX);
  return { row: ROW_HEIGHT_REM * remPx, heading: HEADING_HEIGHT_REM * remPx };
}
