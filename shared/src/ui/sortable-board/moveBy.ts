import type { Board } from './Board';
import type { HeldRow } from './boardTypes';

/** Moves a row by one position within its list. */
export function moveBy(board: Board, held: HeldRow, by: -1 | 1): void {
  const position = board.positionOf(held);
  if (position) board.moveTo(held, { ...position, index: position.index + by });
}
