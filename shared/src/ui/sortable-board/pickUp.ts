import { announce } from '../live-region/announcements';
import type { Board } from './Board';
import type { BoardPosition, HeldRow } from './boardTypes';
import { sortableBoardTexts as texts } from './SortableBoard.texts';

/** Picks a row up by keyboard. A copy starts at the end of the first list that accepts it. */
export function pickUp(board: Board, held: HeldRow, element: Element | null): void {
  board.hold(held, element);
  board.markHeld('data-lifted');
  if (board.position) return board.say(held, board.position, texts.pickedUp);
  announce(texts.pickedUpCopy(held.name));
  const first = openLists(board)[0];
  if (first) goTo(board, { listId: first.id, index: first.count });
}

/** The action of a key for the held row, or undefined. */
export function pickUpAction(board: Board, key: string): (() => void) | undefined {
  return actions[key]?.(board);
}

/** Drops the held row; in another list it keeps the focus. */
export function dropPickedUp(board: Board): void {
  const { held } = board;
  const position = board.drop();
  if (held && held.listId !== null && position && position.listId !== held.listId)
    board.focusWhenShown(held.key);
}

function putBack(board: Board): void {
  const { held } = board;
  const home = held && board.positionOf(held);
  board.release();
  if (held && home) board.say(held, home, texts.putBack);
  else if (held) announce(texts.putBackCopy(held.name));
}

const actions: Readonly<Record<string, (board: Board) => () => void>> = {
  ArrowUp: (board) => () => step(board, -1),
  ArrowDown: (board) => () => step(board, 1),
  ArrowLeft: (board) => () => stepAcross(board, -1),
  ArrowRight: (board) => () => stepAcross(board, 1),
  PageUp: (board) => () => toList(board, -1),
  PageDown: (board) => () => toList(board, 1),
  Home: (board) => () => within(board, 'first'),
  End: (board) => () => within(board, 'last'),
  Escape: (board) => () => putBack(board),
  Enter: (board) => () => dropPickedUp(board),
  ' ': (board) => () => dropPickedUp(board),
};

const openLists = (board: Board) => board.lists().filter(({ isDisabled }) => !isDisabled);

function lastIndex(board: Board, listId: string): number {
  const count = board.listOf(listId)?.count ?? 0;
  return board.held?.listId === listId ? count - 1 : count;
}

function step(board: Board, by: -1 | 1): void {
  const { position } = board;
  if (!position) return;
  const index = position.index + by;
  if (index >= 0 && index <= lastIndex(board, position.listId)) goTo(board, { ...position, index });
  else toList(board, by);
}

function stepAcross(board: Board, by: -1 | 1): void {
  if (board.listOf(board.position?.listId)?.axis === 'across') step(board, by);
}

function toList(board: Board, by: -1 | 1): void {
  const lists = openLists(board);
  const next = lists[lists.findIndex(({ id }) => id === board.position?.listId) + by];
  if (!next || !board.position) return;
  goTo(board, { listId: next.id, index: by > 0 ? 0 : lastIndex(board, next.id) });
}

function within(board: Board, end: 'first' | 'last'): void {
  if (!board.position) return;
  const { listId } = board.position;
  goTo(board, { listId, index: end === 'first' ? 0 : lastIndex(board, listId) });
}

function goTo(board: Board, position: BoardPosition): void {
  const { held } = board;
  if (!held || (position.listId === board.position?.listId && position.index === board.position.index))
    return;
  board.aim(position);
  board.lineInSight?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  board.say(held, position, texts.moved);
}
