import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useContext, useMemo } from 'react';
import { BoardContext, RowContext, useBoard, useRow } from './boardContext';
import type { RowKey } from './boardTypes';
import { startTouch } from './touchDrag';
import { useDragSource } from './useDragSource';

const Source = chakra('div', {
  base: {
    cursor: 'grab',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&[data-dragged]': { opacity: '0.4' },
    '&[data-lifted]': { bg: 'bg.selected' },
  },
});

export interface BoardSourceProps {
  sourceKey: RowKey;
  name: string;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** A draggable row of a picker. Provide a button or `BoardMoveItems` too, as dragging is not accessible. */
export function BoardSource({ sourceKey, name, isDisabled = false, children }: BoardSourceProps) {
  const isInBoard = useContext(BoardContext) !== null;
  const row = useMemo(
    () => ({ held: { key: sourceKey, name, listId: null }, isDisabled }),
    [sourceKey, name, isDisabled],
  );
  if (!isInBoard) return children;
  return (
    <RowContext value={row}>
      <DraggedWhole>{children}</DraggedWhole>
    </RowContext>
  );
}

function DraggedWhole({ children }: { readonly children: ReactNode }) {
  const { board, ghost } = useBoard();
  const { held, isDisabled } = useRow();
  const connect = useDragSource(held, isDisabled);
  return (
    <Source
      ref={connect}
      data-sortable-row=""
      onTouchStart={(event) => {
        if (!isDisabled)
          startTouch({ board, held, ghost: ghost.current, event: event.nativeEvent, restMs: TOUCH_REST_MS });
      }}
    >
      {children}
    </Source>
  );
}

/** Shorter than the press after which browsers begin a drag or open a menu. */
const TOUCH_REST_MS = 250;
