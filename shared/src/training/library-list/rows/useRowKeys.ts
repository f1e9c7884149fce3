import { matchesKeys } from '@formline/shared/ui/core';
import type { KeyboardEvent, RefObject } from 'react';
import type { LibraryChoice } from './libraryChoice';
import type { ListEntry } from './listEntries';
import { rowAfterKey } from './listKeys';
import { actionAfterKey } from './rowActions';
import type { PressRow } from './useRowPresses';

export interface RowKeysInput<Item> {
  readonly entries: readonly ListEntry<Item>[];
  readonly choice: LibraryChoice<Item>;
  readonly activeRow: number;
  readonly moveCursor: (row: number) => void;
  readonly showRow: (row: number) => void;
  readonly press: PressRow;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** Arrows, Page keys, Home and End move, with Shift they check; Enter and Space choose; left and right: buttons. */
export function useRowKeys<Item>(input: RowKeysInput<Item>) {
  const { entries, choice, activeRow, moveCursor, showRow, press, listRef } = input;
  const moveTo = (row: number, isRange: boolean) => {
    moveCursor(row);
    showRow(row);
    listRef.current?.focus({ preventScroll: true });
    if (choice.kind === 'many') {
      if (isRange) press(row, 'range');
    } else if (choice.chosenKey !== null && row !== activeRow) press(row, 'following');
  };
  const tickAll = (choose: (items: readonly Item[], isChosen: boolean) => void) =>
    choose(
      entries.flatMap((entry) => (entry.kind === 'item' ? [entry.item] : [])),
      true,
    );
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const isAtButton = event.target !== event.currentTarget;
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (!matchesKeys(event.nativeEvent, 'mod+a') || choice.kind !== 'many') return;
      event.preventDefault();
      tickAll(choice.onChoose);
      return;
    }
    const action = actionAfterKey(event.key, event.currentTarget);
    const row = rowAfterKey(event.key, activeRow, entries);
    const isChoosing = !isAtButton && (event.key === 'Enter' || event.key === ' ');
    if (!action && row === null && !isChoosing) return;
    event.preventDefault();
    if (action) action.focus();
    else if (row !== null) moveTo(row, event.shiftKey);
    else press(activeRow, event.shiftKey ? 'range' : 'alone');
  };
}
