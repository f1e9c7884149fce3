import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type DragEvent, type ReactNode, useId } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { announce } from '../live-region/announcements';
import type { SortableItems } from './sortableItems';
import { sortableListTexts as texts } from './SortableList.texts';
import { SortableListItem } from './SortableListItem';
import { useLift } from './useLift';
import { usePointerSorting } from './usePointerSorting';

const Area = chakra('div', { base: { position: 'relative' } });
const List = chakra('ul', { base: { m: '0', p: '0' } });
const DropLine = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '-1px',
    h: '0.5',
    bg: 'accent',
    borderRadius: 'full',
    pointerEvents: 'none',
    zIndex: '2',
  },
});

export interface SortableListProps<Item> extends Omit<SortableItems<Item>, 'isDisabled'> {
  /** Names the list. */
  label: string;
  /** Nothing can be moved; handles and buttons stay in their places. */
  isDisabled?: boolean | undefined;
  /** What a row shows. It holds a `SortableHandle` and `SortableMoves`. */
  children: (item: Item) => ReactNode;
}

/** A list whose order is changed by dragging, by buttons and by keyboard. It says what it did. */
export function SortableList<Item>({ isDisabled = false, ...list }: SortableListProps<Item>) {
  return (
    <DndProvider backend={HTML5Backend}>
      <Rows {...list} isDisabled={isDisabled} />
    </DndProvider>
  );
}

function Rows<Item>(list: SortableListProps<Item> & SortableItems<Item>) {
  const { label, items, itemKey, itemName, onMove, isDisabled, children } = list;
  const howToId = useId();
  const lift = useLift(list);
  const { type, listRef, lineRef, hideLine, connectList } = usePointerSorting(list);
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hideLine();
  };
  const step = (item: Item, by: -1 | 1) => {
    const from = items.indexOf(item);
    onMove(from, from + by);
    announce(texts.moved(itemName(item), from + by + 1, items.length));
  };
  return (
    <Area
      ref={(area: HTMLDivElement | null) => {
        connectList(area);
      }}
      onDragLeave={handleDragLeave}
    >
      <List ref={listRef} aria-label={label}>
        {lift.shown.map((item, place) => (
          <SortableListItem
            key={itemKey(item)}
            type={type}
            dragged={{ key: itemKey(item) }}
            onDragEnd={hideLine}
            row={{
              name: itemName(item),
              place,
              count: items.length,
              isDisabled,
              isLifted: item === lift.lifted,
              howToId,
              onHandleClick: () => lift.toggle(item),
              onHandleKeyDown: (event) => lift.handleKeyDown(item, event),
              onHandleBlur: () => {
                if (item === lift.lifted) lift.drop();
              },
              onStep: (by) => step(item, by),
            }}
          >
            {children(item)}
          </SortableListItem>
        ))}
      </List>
      <DropLine ref={lineRef} hidden data-drop-line="" />
      <VisuallyHidden id={howToId}>{texts.howTo}</VisuallyHidden>
    </Area>
  );
}
