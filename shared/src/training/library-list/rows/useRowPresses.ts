import { useCallback, useRef } from 'react';
import { isChosen, type LibraryChoice } from './libraryChoice';
import type { ListEntry } from './listEntries';

/** How a row was pressed: alone, with Shift as the end of a range, or by the arrow keys that moved on to it. */
export type PressKind = 'alone' | 'range' | 'following';

/** Does what a press on a row asks for. */
export type PressRow = (row: number, kind: PressKind) => void;

export interface RowPressesInput<Item> {
  readonly entries: readonly ListEntry<Item>[];
  readonly choice: LibraryChoice<Item>;
  readonly moveCursor: (row: number) => void;
}

/** The row from which a range is counted, and whether ranges tick or untick. */
interface Anchor {
  readonly row: number;
  readonly isChosen: boolean;
}

/**
 * Opens the pressed item, or ticks it: pressed again it is unticked, and with Shift everything from the row pressed
 * before gets what that row got.
 */
export function useRowPresses<Item>({ entries, choice, moveCursor }: RowPressesInput<Item>): PressRow {
  const anchorRef = useRef<Anchor | null>(null);
  return useCallback(
    (row, kind) => {
      const pressed = entries[row];
      if (pressed?.kind !== 'item') return;
      moveCursor(row);
      if (choice.kind === 'one') {
        choice.onChoose(pressed.item, kind === 'following');
        return;
      }
      const alone = { row, isChosen: kind === 'range' || !isChosen(choice, pressed.key) };
      const anchor = (kind === 'range' && anchorRef.current) || alone;
      anchorRef.current = anchor;
      const range = entries.slice(Math.min(anchor.row, row), Math.max(anchor.row, row) + 1);
      choice.onChoose(
        range.flatMap((line) => (line.kind === 'item' ? [line.item] : [])),
        anchor.isChosen,
      );
    },
    [entries, choice, moveCursor],
  );
}
