import type { InactiveClientStep } from '@formline/shared/domain/freeClients';
import { useLinkClicks } from '@formline/shared/routing';
import { Box, useShortcut } from '@formline/shared/ui/core';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { ClientAct } from './clientAct';
import { clientListTexts } from './clientList.texts';
import { ClientTile } from './ClientTile';
import { GRID_GAP_REM, OVERSCAN_ROWS } from './gridShape';
import type { ListedClient } from './listedClients';
import { useGridCursor } from './useGridCursor';
import type { GridLayout } from './useGridLayout';

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

/** The rows near the window. The row of the cursor is always among them, so that scrolling never loses the focus. */
export function ClientRows({ listed, layout, step, newClientId, onAct }: ClientRowsProps) {
  const { columns, rowPx, topPx } = layout;
  const cursor = useGridCursor(listed, layout, newClientId);
  useLinkClicks(cursor.gridRef);
  useShortcut({ keys: GRID_KEYS, label: clientListTexts.moveBetween, scope: 'screen' });
  const cursorRow = Math.floor(cursor.index / columns);
  const withCursorRow = useCallback((range: Range) => rowsToDraw(range, cursorRow), [cursorRow]);
  const rowCount = Math.ceil(listed.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    rangeExtractor: withCursorRow,
  });
  return (
    <Box
      ref={cursor.gridRef}
      role="grid"
      className="client-grid"
      aria-label={clientListTexts.grid}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      style={{ height: `calc(${virtualizer.getTotalSize()}px - ${GRID_GAP_REM}rem)` }}
      onKeyDown={cursor.handleKeyDown}
      onFocus={cursor.handleFocus}
    >
      {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
        <div
          key={key}
          role="row"
          className="client-row"
          aria-rowindex={row + 1}
          style={{
            height: rowPx,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - topPx}px)`,
          }}
        >
          {listed.slice(row * columns, (row + 1) * columns).map(({ client }, column) => (
            <ClientTile
              key={client.id}
              client={client}
              index={row * columns + column}
              column={column}
              isTabStop={row * columns + column === cursor.index}
              step={step}
              onAct={onAct}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

function rowsToDraw(range: Range, cursorRow: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (rows.includes(cursorRow) || cursorRow >= range.count) return rows;
  return [...rows, cursorRow].sort((a, b) => a - b);
}
