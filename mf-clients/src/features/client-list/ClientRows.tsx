import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import type { TagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { useLinkClicks } from '@formline/shared/routing';
import { useShortcut } from '@formline/shared/ui/core';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { ClientAct } from './clientAct';
import { clientListTexts } from './clientList.texts';
import { ClientRow } from './ClientRow';
import { GRID_GAP_REM, OVERSCAN_ROWS } from './tiles/gridShape';
import type { ListedClient } from './listedClients';
import type { ClientSelection } from './selection/chosenClients';
import { useGridCursor } from './tiles/useGridCursor';
import type { GridLayout } from './tiles/useGridLayout';
import * as styles from './clientTiles.module.css';

const GRID_KEYS = 'ArrowUp ArrowDown ArrowLeft ArrowRight';

interface ClientRowsProps {
  readonly listed: readonly ListedClient[];
  readonly tags: TagsOfClients;
  readonly layout: GridLayout;
  readonly step: InactiveClientStep | null;
  readonly newClientId: number | null;
  readonly selection: ClientSelection | null;
  readonly onAct: (act: ClientAct) => void;
}

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
  readonly cursorIndex: number;
}

/** Always includes the row with the tab stop, so that scrolling never loses focus. */
function RowsInSight(props: RowsInSightProps) {
  const { listed, tags, layout, step, selection, onAct, rowCount, cursorIndex } = props;
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
        {...{ listed, tags, layout, step, selection, onAct }}
        cursorIndex={row === cursorRow ? cursorIndex : null}
      />
    ));
}

/** Initial size for the virtualizer, so that rows appear on the first render. */
const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function rowsToDraw(range: Range, cursorRow: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (rows.includes(cursorRow) || cursorRow >= range.count) return rows;
  return [...rows, cursorRow].sort((a, b) => a - b);
}
