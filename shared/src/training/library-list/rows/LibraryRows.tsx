import { useShortcut } from '@formline/shared/ui/core';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type EntryRules, listEntries, type ListEntry } from './listEntries';
import { isChosen, type LibraryChoice } from './libraryChoice';
import { LibraryListHeading } from './LibraryListHeading';
import { LibraryListRow, type RowState } from './LibraryListRow';
import { nearestItem } from './listKeys';
import { pressedRow } from './rowActions';
import { useRowDrawing } from './useRowDrawing';
import { useRowKeys } from './useRowKeys';
import { useRowPresses } from './useRowPresses';
import { useVirtualRows } from './useVirtualRows';
import * as styles from './libraryRows.module.css';

const LIST_KEYS = 'ArrowUp ArrowDown';

export interface LibraryRowsProps<Item> extends EntryRules<Item> {
  readonly items: readonly Item[];
  readonly choice: LibraryChoice<Item>;
  /** Row content: `LibraryRow`. Must be stable, so that rows render once. */
  readonly renderRow: (item: Item, state: RowState) => ReactNode;
  /** Buttons of a row: `RowAction`. Must be stable too. */
  readonly renderActions?: ((item: Item) => ReactNode) | undefined;
  readonly label: string;
  /** Name of the arrow keys in the list of shortcuts: "Move between exercises". */
  readonly moveLabel: string;
  readonly listRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly hasMore: boolean;
  /** Loads the next page; null while there is nothing to load or a load is pending. */
  readonly onEndNear: (() => void) | null;
  readonly foot: ReactNode;
}

export function LibraryRows<Item>(props: LibraryRowsProps<Item>) {
  const { items, choice, renderRow, renderActions, label, moveLabel, hasMore, onEndNear, foot } = props;
  const { keyOf, groupOf } = props;
  const entries = useMemo(() => listEntries(items, { keyOf, groupOf }), [items, keyOf, groupOf]);
  const scrollRef = useRef<HTMLDivElement>(null);
  const ownRef = useRef<HTMLDivElement>(null);
  const listRef = props.listRef ?? ownRef;
  const listId = useId();
  useShortcut({ keys: LIST_KEYS, label: moveLabel, scope: 'screen' });
  const openKey = choice.kind === 'one' ? choice.chosenKey : null;
  const openRow = openKey === null ? -1 : entries.findIndex(({ key }) => key === openKey);
  const { activeRow, moveCursor } = useListCursor(openRow, entries);
  const { rows, totalHeight, showRow } = useVirtualRows({ scrollRef, entries, activeRow, onEndNear });
  // Back and forward may open a row that is out of view.
  useEffect(() => {
    if (openRow >= 0) showRow(openRow);
  }, [openRow, showRow]);
  const press = useRowPresses({ entries, choice, moveCursor });
  const handleClick = (event: MouseEvent) => {
    const { row, isAction } = pressedRow(event);
    if (row !== null && isAction) moveCursor(row);
    else if (row !== null) press(row, event.shiftKey ? 'range' : 'alone');
  };
  const handleKeyDown = useRowKeys({ entries, choice, activeRow, moveCursor, showRow, press, listRef });
  const draw = useRowDrawing({ entries, renderRow, renderActions });
  return (
    <div ref={scrollRef} className={styles.scroll}>
      <div
        ref={listRef}
        role="grid"
        className={styles.rows}
        aria-label={label}
        aria-rowcount={hasMore ? -1 : entries.length}
        aria-multiselectable={choice.kind === 'many' || undefined}
        aria-activedescendant={`${listId}-${activeRow}`}
        tabIndex={0}
        style={{ height: totalHeight }}
        onMouseDown={keepWordsUnmarked}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {rows.map(({ key, index, start }) => {
          const entry = entries[index];
          if (!entry) return null;
          if (entry.kind === 'heading') {
            const columns = renderActions ? 2 : 1;
            return (
              <LibraryListHeading key={key} text={entry.text} index={index} top={start} columns={columns} />
            );
          }
          return (
            <LibraryListRow
              key={key}
              id={`${listId}-${index}`}
              index={index}
              top={start}
              hasBox={choice.kind === 'many'}
              isActive={index === activeRow}
              isSelected={isChosen(choice, entry.key)}
              {...draw}
            />
          );
        })}
      </div>
      {foot}
    </div>
  );
}

/** A press with Shift selects a range of rows and would select their text too. */
function keepWordsUnmarked(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** Cursor row. A row opened from elsewhere (back, forward, a reload) takes the cursor. */
function useListCursor(openRow: number, entries: readonly ListEntry<unknown>[]) {
  const [cursor, moveCursor] = useState(Math.max(0, openRow));
  const [seenOpenRow, setSeenOpenRow] = useState(openRow);
  if (openRow !== seenOpenRow) {
    setSeenOpenRow(openRow);
    if (openRow >= 0) moveCursor(openRow);
  }
  const kept = Math.min(cursor, entries.length - 1);
  return { activeRow: nearestItem(entries, kept, 1) ?? kept, moveCursor };
}
