import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useCallback, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { type SortableRow, SortableRowContext } from './sortableRow';
import type { DraggedRow } from './usePointerSorting';

const Row = chakra('li', {
  base: {
    listStyleType: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[data-dragged]': { opacity: '0.4' },
    '&[data-lifted]': {
      position: 'relative',
      zIndex: '1',
      bg: 'bg.selected',
      borderRadius: 'md',
      boxShadow: 'overlay',
    },
  },
});

interface SortableListItemProps {
  readonly row: Omit<SortableRow, 'connectHandle'>;
  readonly dragged: DraggedRow;
  /** What of the page may be dropped on each other: rows of one list. */
  readonly type: string;
  readonly onDragEnd: () => void;
  readonly children: ReactNode;
}

/** One row of a `SortableList`: dragged at its handle, it is shown whole beside the pointer. */
export function SortableListItem({ row, dragged, type, onDragEnd, children }: SortableListItemProps) {
  const rowRef = useRef<HTMLLIElement | null>(null);
  const mark = (isDragged: boolean) => rowRef.current?.toggleAttribute('data-dragged', isDragged);
  const [, connectHandle, connectRow] = useDrag<DraggedRow, void, void>({
    type,
    canDrag: !row.isDisabled,
    item: (monitor) => {
      // The browser has to take its picture of the row first.
      requestAnimationFrame(() => mark(monitor.getItem() !== null));
      return dragged;
    },
    end: () => {
      mark(false);
      onDragEnd();
    },
  });
  const attachRow = useCallback(
    (element: HTMLLIElement | null) => {
      rowRef.current = element;
      connectRow(element);
    },
    [connectRow],
  );
  const attachHandle = useCallback(
    (handle: HTMLElement | null) => void connectHandle(handle),
    [connectHandle],
  );
  return (
    <Row ref={attachRow} data-lifted={row.isLifted || undefined}>
      <SortableRowContext value={{ ...row, connectHandle: attachHandle }}>{children}</SortableRowContext>
    </Row>
  );
}
