import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BoardRow } from './BoardRow';
import { useBoard } from './boardContext';
import type { BoardAxis, BoardListEntry, RowKey } from './boardTypes';
import { useDropArea } from './useDropArea';

const Area = chakra('div', {
  base: { position: 'relative', '&[data-drop-area] [data-drop-empty]': { borderColor: 'accent' } },
});
const Rows = chakra('ul', {
  // An own stacking context: moving the drop line then does not repaint the rows.
  base: { m: '0', p: '0', position: 'relative', isolation: 'isolate' },
  variants: { axis: { down: {}, across: { display: 'flex', alignItems: 'stretch' } } },
});
const Line = chakra('div', {
  base: {
    position: 'absolute',
    bg: 'accent',
    borderRadius: 'full',
    pointerEvents: 'none',
    zIndex: '2',
    // With reduced motion every property has a transition of 0s.
    transitionProperty: 'none',
    // An own layer: a move then repaints nothing of the list.
    willChange: 'transform',
    _highContrast: { bg: 'Highlight' },
  },
  variants: {
    axis: {
      down: { insetInline: '0', top: '-1px', h: '0.5' },
      across: { insetBlock: '0', left: '-1px', w: '0.5' },
    },
  },
});

export interface BoardListProps<Item> {
  id: string;
  name: string;
  items: readonly Item[];
  itemKey: (item: Item) => RowKey;
  itemName: (item: Item) => string;
  axis?: BoardAxis | undefined;
  isDisabled?: boolean | undefined;
  /** A row with its `SortableHandle`. A stable function limits re-renders to the affected rows. */
  children: (item: Item) => ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
}

export function BoardList<Item>(props: BoardListProps<Item>) {
  const { id, name, items, itemKey, itemName, isDisabled = false, axis = 'down' } = props;
  const { children, header, footer } = props;
  const { board } = useBoard();
  const areaRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLUListElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  const connectArea = useDropArea(id, areaRef);
  // Pointer and keyboard handlers read the board outside of React's render.
  useLayoutEffect(() => {
    if (!areaRef.current || !rowsRef.current || !lineRef.current) return;
    const entry: BoardListEntry = {
      id,
      name,
      isDisabled,
      axis,
      count: items.length,
      indexOf: (key) => items.findIndex((item) => itemKey(item) === key),
      area: areaRef.current,
      rows: rowsRef.current,
      line: lineRef.current,
    };
    board.setList(entry);
    board.afterDrawn(entry);
  });
  useLayoutEffect(() => () => board.removeList(id), [board, id]);
  return (
    <Area ref={connectArea} data-board-list={id}>
      {header}
      <Rows ref={rowsRef} aria-label={name} axis={axis}>
        {items.map((item, index) => (
          <BoardRow
            key={itemKey(item)}
            item={item}
            itemKey={itemKey(item)}
            name={itemName(item)}
            listId={id}
            isDisabled={isDisabled}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            draw={children}
          />
        ))}
      </Rows>
      {footer}
      <Line ref={lineRef} axis={axis} hidden data-drop-line="" />
    </Area>
  );
}
