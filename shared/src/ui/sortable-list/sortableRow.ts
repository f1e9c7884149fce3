import { createContext, type KeyboardEvent, useContext } from 'react';

/** What handle and move buttons of a row know of it. */
export interface SortableRow {
  /** What the row is called when it is spoken of. */
  readonly name: string;
  /** Its place on the screen, from 0. */
  readonly place: number;
  readonly count: number;
  readonly isDisabled: boolean;
  /** Picked up by keyboard. */
  readonly isLifted: boolean;
  readonly howToId: string;
  readonly connectHandle: (handle: HTMLElement | null) => void;
  readonly onHandleClick: () => void;
  readonly onHandleKeyDown: (event: KeyboardEvent) => void;
  readonly onHandleBlur: () => void;
  /** Moves it at once, by a button. */
  readonly onStep: (by: -1 | 1) => void;
}

export const SortableRowContext = createContext<SortableRow | null>(null);

export function useSortableRow(): SortableRow {
  const row = useContext(SortableRowContext);
  if (!row) throw new Error('A sortable handle stands inside a row of a SortableList.');
  return row;
}
