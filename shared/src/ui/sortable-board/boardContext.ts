import { createContext, useContext } from 'react';
import type { Board } from './Board';
import type { HeldRow } from './boardTypes';

export interface BoardAround {
  readonly board: Board;
  /** Rows are dropped only on lists of the same board. */
  readonly dragType: string;
  readonly howToId: string;
  readonly countHandle: (by: 1 | -1) => void;
  readonly ghost: { readonly current: HTMLElement | null };
}

export const BoardContext = createContext<BoardAround | null>(null);

export function useBoard(): BoardAround {
  const around = useContext(BoardContext);
  if (!around) throw new Error('A sortable list stands inside a SortableBoard.');
  return around;
}

/** What handle and menu know of their row; the same object while the row moves within its list. */
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

/** Separate from the row context, so that a move re-renders few rows. */
export interface RowEnds {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const RowEndsContext = createContext<RowEnds>({ isFirst: true, isLast: true });
