import type { ReactNode } from 'react';
import { BoardList } from '../sortable-board/BoardList';
import type { RowKey } from '../sortable-board/boardTypes';
import { SortableBoard } from '../sortable-board/SortableBoard';

/** The only list of its board; the name is never spoken. */
const LIST_ID = 'list';

export interface SortableListProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => RowKey;
  /** What a row is called when its moves are spoken. */
  itemName: (item: Item) => string;
  /** A row went from one place to another, both counted from 0. The owner shows the new order at once. */
  onMove: (from: number, to: number) => void;
  /** Nothing can be moved; handles and buttons stay in their places. */
  isDisabled?: boolean | undefined;
  /** What a row shows. It holds a `SortableHandle` and `SortableMoves`. */
  children: (item: Item) => ReactNode;
}

/** A list whose order is changed by dragging, by buttons and by keyboard. It says what it did. */
export function SortableList<Item>({ label, onMove, ...list }: SortableListProps<Item>) {
  return (
    <SortableBoard onMove={({ from, to }) => onMove(from.index, to.index)}>
      <BoardList id={LIST_ID} name={label} {...list} />
    </SortableBoard>
  );
}
