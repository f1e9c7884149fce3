import { useCallback, useRef } from 'react';
import { isChosen, type LibraryChoice } from './libraryChoice';
import type { ListEntry } from './listEntries';

export type PressKind = 'alone' | 'range' | 'following';

export type PressRow = (row: number, kind: PressKind) => void;

export interface RowPressesInput<Item> {
  readonly entries: readonly ListEntry<Item>[];
  readonly choice: LibraryChoice<Item>;
  readonly moveCursor: (row: number) => void;
}

interface Anchor {
  readonly row: number;
  readonly isChosen: boolean;
}

/** Opens or toggles the pressed item; with Shift the range from the last pressed row gets that row's state. */
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
