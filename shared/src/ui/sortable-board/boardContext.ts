import { createContext, useContext } from 'react';
import type { Board } from './Board';
import type { HeldRow } from './boardTypes';

/** The board around lists, rows and sources, and what ties it to the browser's own dragging. */
export interface BoardAround {
  readonly board: Board;
  /** Rows and lists of one board alone may be dropped on each other. */
  readonly dragType: string;
  /** Of the sentence that tells how to move a row; it is there while a handle is. */
  readonly howToId: string;
  /** A handle that can be used came (1) or went (-1). */
  readonly countHandle: (by: 1 | -1) => void;
  /** Where the picture of a row is put that a finger leads. */
  readonly ghost: { readonly current: HTMLElement | null };
}

export const BoardContext = createContext<BoardAround | null>(null);

export function useBoard(): BoardAround {
  const around = useContext(BoardContext);
  if (!around) throw new Error('A sortable list stands inside a SortableBoard.');
  return around;
}

/** What handle and menu of a row know of it. Stays the same object while the row moves within its list. */
export interface RowAround {
  readonly held: HeldRow;
  readonly isDisabled: boolean;
}

export const RowContext = createContext<RowAround | null>(null);

export function useRow(): RowAround {
  const row = useContext(RowContext);
  if (!row) throw new Error('A sortable handle stands inside a row of a sortable list.');
  return row;
}

/** Whether a row is the first or the last of its list. Apart from the rest, so that a move draws few rows anew. */
export interface RowEnds {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const RowEndsContext = createContext<RowEnds>({ isFirst: true, isLast: true });
