import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import { useLinkClicks } from '@formline/shared/routing';
import { useShortcut } from '@formline/shared/ui/core';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { ClientAct } from './clientAct';
import { clientListTexts } from './clientList.texts';
import { ClientRow } from './ClientRow';
import { GRID_GAP_REM, OVERSCAN_ROWS } from './tiles/gridShape';
import type { ListedClient } from './listedClients';
import { useGridCursor } from './tiles/useGridCursor';
import type { GridLayout } from './tiles/useGridLayout';
import * as styles from './clientTiles.module.css';

const GRID_KEYS = 'ArrowUp ArrowDown ArrowLeft ArrowRight';

interface ClientRowsProps {
  readonly listed: readonly ListedClient[];
  readonly layout: GridLayout;
  /** What inactive clients need; null for whoever changes nothing. */
  readonly step: InactiveClientStep | null;
  /** Somebody added a moment ago, to whom the cursor goes. */
  readonly newClientId: number | null;
  readonly onAct: (act: ClientAct) => void;
}

/** The grid around its rows, with the keys that move in it. */
export function ClientRows(props: ClientRowsProps) {
  const { listed, layout, newClientId } = props;
  const { columns, rowPx } = layout;
  const { gridRef, index, ...handlers } = useGridCursor(listed, layout, newClientId);
  useLinkClicks(gridRef);
  useShortcut({ keys: GRID_KEYS, label: clientListTexts.moveBetween, scope: 'screen' });
  const rowCount = Math.ceil(listed.length / columns);
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={-1}
      className={styles.grid}
      aria-label={clientListTexts.grid}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      style={{ height: `calc(${rowCount * rowPx}px - ${GRID_GAP_REM}rem)` }}
      onKeyDown={handlers.handleKeyDown}
      onFocus={handlers.handleFocus}
    >
      <RowsInSight {...props} rowCount={rowCount} cursorIndex={index} />
    </div>
  );
}

interface RowsInSightProps extends ClientRowsProps {
  readonly rowCount: number;
  /** Index of the tile that Tab reaches. */
  readonly cursorIndex: number;
}

/**
 * The rows near the window, all that a frame of scrolling draws. The row of the cursor is always among them, so that
 * scrolling never loses the focus.
 */
function RowsInSight({ listed, layout, step, onAct, rowCount, cursorIndex }: RowsInSightProps) {
  const { columns, rowPx, topPx } = layout;
  const cursorRow = Math.floor(cursorIndex / columns);
  const withCursorRow = useCallback((range: Range) => rowsToDraw(range, cursorRow), [cursorRow]);
  const [initialRect] = useState(windowSize);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    rangeExtractor: withCursorRow,
    initialRect,
  });
  return virtualizer
    .getVirtualItems()
    .map(({ key, index: row, start }) => (
      <ClientRow
        key={key}
        row={row}
        offsetPx={start - topPx}
        {...{ listed, layout, step, onAct }}
        cursorIndex={row === cursorRow ? cursorIndex : null}
      />
    ));
}

/** Known before the virtualizer has measured anything, so that the rows stand at the first drawing and not at a second. */
const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function rowsToDraw(range: Range, cursorRow: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (rows.includes(cursorRow) || cursorRow >= range.count) return rows;
  return [...rows, cursorRow].sort((a, b) => a - b);
}
