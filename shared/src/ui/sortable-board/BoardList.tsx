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
  // A layer of their own: a move of the line beside them makes the browser look through none of what they hold.
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
    // Those who asked for less movement have a transition of no time on everything that names none: one with each move.
    transitionProperty: 'none',
    // A layer of its own: a move then paints nothing of the list anew, however long that is.
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
  /** Tells the lists of a board apart; moves name it. */
  id: string;
  /** Names the list, and is spoken when a row comes in. */
  name: string;
  items: readonly Item[];
  itemKey: (item: Item) => RowKey;
  /** What a row is called when its moves are spoken. */
  itemName: (item: Item) => string;
  /** `across` for rows that stand side by side; the arrows that point along them move them too. */
  axis?: BoardAxis | undefined;
  /** Nothing can be moved in, out or about; handles stay in their places. */
  isDisabled?: boolean | undefined;
  /**
   * What a row shows; it holds a `SortableHandle`. Give a function that stays the same while nothing else changes: then
   * a move draws only the rows anew that it concerns.
   */
  children: (item: Item) => ReactNode;
  /** Stands above the rows and takes drops too, such as the heading of a section. */
  header?: ReactNode;
  /** Stands below the rows and takes drops too: a button to add, or what is said while there are none. */
  footer?: ReactNode;
}

/** One list of a `SortableBoard`. */
export function BoardList<Item>(props: BoardListProps<Item>) {
  const { id, name, items, itemKey, itemName, isDisabled = false, axis = 'down' } = props;
  const { children, header, footer } = props;
  const { board } = useBoard();
  const areaRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLUListElement>(null);
  const lineRef = useRef<HTMLDivElement>(null);
  const connectArea = useDropArea(id, areaRef);
  // Meets the board, which pointer and keyboard ask outside of any drawing.
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
  // Meets the board: a list that is gone takes no rows.
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
