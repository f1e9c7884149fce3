import { useId, useRef } from 'react';
import { type DropTargetMonitor, useDrop } from 'react-dnd';
import { announce } from '../live-region/announcements';
import { heightOfGap, nearestGap, placeInGap, type RowSpans } from './dropPlace';
import type { SortableItems } from './sortableItems';
import { sortableListTexts as texts } from './SortableList.texts';

/** What is under way while a row is dragged. */
export interface DraggedRow {
  readonly key: string | number;
}

/**
 * Sorting by pointer. While a row is dragged nothing is drawn anew: where it would land is written into one line of the
 * page, and React hears of it at the drop.
 */
export function usePointerSorting<Item>({
  items,
  itemKey,
  itemName,
  onMove,
  isDisabled,
}: SortableItems<Item>) {
  const type = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);

  const readRows = (): RowSpans => {
    const rows = listRef.current?.children ?? new HTMLCollection();
    return {
      count: rows.length,
      spanOf: (index) => rows[index]?.getBoundingClientRect() ?? { top: 0, bottom: 0 },
    };
  };
  const hideLine = () => {
    if (lineRef.current) lineRef.current.hidden = true;
  };
  const showLine = (height: number) => {
    const line = lineRef.current;
    const top = line?.parentElement?.getBoundingClientRect().top ?? 0;
    if (!line) return;
    line.hidden = false;
    line.style.transform = `translateY(${height - top}px)`;
  };
  const findMove = ({ key }: DraggedRow, monitor: DropTargetMonitor<DraggedRow>) => {
    const rows = readRows();
    const gap = nearestGap(monitor.getClientOffset()?.y ?? 0, rows);
    const from = items.findIndex((item) => itemKey(item) === key);
    return { from, to: placeInGap(from, gap), height: heightOfGap(gap, rows) };
  };

  const [, connectList] = useDrop<DraggedRow, void, void>({
    accept: type,
    canDrop: () => !isDisabled,
    hover: (dragged, monitor) => {
      const { from, to, height } = findMove(dragged, monitor);
      if (isDisabled || from === to) hideLine();
      else showLine(height);
    },
    drop: (dragged, monitor) => {
      const { from, to } = findMove(dragged, monitor);
      const item = items[from];
      if (item === undefined || from === to) return;
      onMove(from, to);
      announce(texts.moved(itemName(item), to + 1, items.length));
    },
  });
  return { type, listRef, lineRef, hideLine, connectList };
}
