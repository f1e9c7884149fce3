import type { ReactNode } from 'react';
import { BoardList } from '../sortable-board/BoardList';
import type { RowKey } from '../sortable-board/boardTypes';
import { SortableBoard } from '../sortable-board/SortableBoard';

const LIST_ID = 'list';

export interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => RowKey;
  itemName: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  isDisabled?: boolean | undefined;
  children: (item: Item) => ReactNode;
}

/** A list reordered by drag, buttons and keyboard that announces the moves; indices start at 0. */
export function SortableList<Item>({ label, onMove, ...list }: SortableListProps<Item>) {
  return (
    <SortableBoard onMove={({ from, to }) => onMove(from.index, to.index)}>
      <BoardList id={LIST_ID} name={label} {...list} />
    </SortableBoard>
  );
}
