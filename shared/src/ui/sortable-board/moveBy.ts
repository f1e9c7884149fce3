import type { Board } from './Board';
import type { HeldRow } from './boardTypes';

/** Moves a row by one place within its list, at once. */
export function moveBy(board: Board, held: HeldRow, by: -1 | 1): void {
  const place = board.placeOf(held);
  if (place) board.moveTo(held, { ...place, index: place.index + by });
}
