import { announce } from '../live-region/announcements';
import type {
  BoardHandlers,
  BoardListEntry,
  BoardPosition,
  HeldRow,
  RowKey,
  ScreenPoint,
} from './boardTypes';
import { DropLine } from './DropLine';
import { nearestGap, positionInGap, type RowSpans } from './dropPosition';
import { sortableBoardTexts as texts } from './SortableBoard.texts';

/** State of the lists: the held row and its target. It renders through the DOM; React receives only the drop. */
export class Board {
  readonly #lists = new Map<string, BoardListEntry>();
  readonly #listeners = new Set<() => void>();
  #inOrder: readonly BoardListEntry[] | null = null;
  #handlers: BoardHandlers;
  #line = new DropLine();
  #heldElement: Element | null = null;
  #focused: RowKey | null = null;
  held: HeldRow | null = null;
  /** Null where the row cannot be dropped. */
  position: BoardPosition | null = null;
  /** During a touch drag the browser must not start its own. */
  isTouched = false;

  constructor(handlers: BoardHandlers) {
    this.#handlers = handlers;
  }

  setHandlers(handlers: BoardHandlers): void {
    this.#handlers = handlers;
  }

  setList(entry: BoardListEntry): void {
    const known = this.#lists.get(entry.id);
    this.#lists.set(entry.id, entry);
    this.#inOrder = null;
    if (known?.name === entry.name && known.isDisabled === entry.isDisabled) return;
    for (const listener of this.#listeners) listener();
  }

  removeList(id: string): void {
    this.#lists.delete(id);
    this.#inOrder = null;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  listOf(id: string | null | undefined): BoardListEntry | undefined {
    return id === null || id === undefined ? undefined : this.#lists.get(id);
  }

  lists(): readonly BoardListEntry[] {
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    this.#inOrder ??= [...this.#lists.values()].sort(({ area }, other) =>
      area.compareDocumentPosition(other.area) & DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    return this.#inOrder;
  }

  positionOf({ key, listId }: HeldRow): BoardPosition | null {
    const index = this.listOf(listId)?.indexOf(key) ?? -1;
    return listId === null || index < 0 ? null : { listId, index };
  }

  canHold(held: HeldRow): boolean {
    return held.listId === null
      ? this.#handlers.onInsert !== undefined
      : !this.listOf(held.listId)?.isDisabled;
  }

  canTake(listId: string): boolean {
    return this.held !== null && this.listOf(listId)?.isDisabled === false;
  }

  hold(held: HeldRow, element: Element | null): void {
    this.release();
    this.held = held;
    this.#heldElement = element;
    this.position = this.positionOf(held);
  }

  /** Set after the browser has taken its drag image of the row. */
  markHeld(attribute: 'data-dragged' | 'data-lifted'): void {
    this.#heldElement?.toggleAttribute(attribute, true);
    // Notices let it through to what they cover.
    if (attribute === 'data-dragged') document.documentElement.toggleAttribute('data-dragging', true);
  }

  point(under: Element | null, { x, y }: ScreenPoint): void {
    const listId = under?.closest('[data-board-list]')?.getAttribute('data-board-list');
    const entry = this.listOf(listId);
    if (!entry || !this.held || !this.canTake(entry.id)) return this.aim(null);
    const gap = nearestGap(entry.axis === 'across' ? x : y, spansOf(entry));
    const from = this.held.listId === entry.id ? entry.indexOf(this.held.key) : -1;
    this.aim({ listId: entry.id, index: from < 0 ? gap : positionInGap(from, gap) });
  }

  aim(position: BoardPosition | null): void {
    this.position = position;
    const entry = this.listOf(position?.listId);
    const gap = position && this.held ? this.#gapOf(position, this.held) : null;
    if (entry && gap !== null) this.#line.show(entry, gap, spansOf(entry));
    else this.#line.hide();
  }

  get lineInSight(): Element | null {
    return this.#line.element;
  }

  drop(): BoardPosition | null {
    const { held, position } = this;
    this.release();
    if (held && position) this.moveTo(held, position, texts.dropped);
    return position;
  }

  release(): void {
    this.#line.hide();
    document.documentElement.removeAttribute('data-dragging');
    this.#heldElement?.removeAttribute('data-dragged');
    this.#heldElement?.removeAttribute('data-lifted');
    this.#heldElement = null;
    this.held = null;
    this.position = null;
  }

  moveTo(held: HeldRow, to: BoardPosition, say: typeof texts.moved = texts.moved): void {
    const from = this.positionOf(held);
    const isMoved = !from || from.listId !== to.listId || from.index !== to.index;
    if (!this.canHold(held) || this.listOf(to.listId)?.isDisabled !== false) return;
    this.say(held, to, say);
    if (!isMoved) return;
    if (held.listId === null) this.#handlers.onInsert?.({ key: held.key, to });
    else if (from) this.#handlers.onMove({ key: held.key, from, to });
  }

  say(held: HeldRow, { listId, index }: BoardPosition, text: typeof texts.moved): void {
    const entry = this.listOf(listId);
    if (!entry) return;
    const count = entry.count + (held.listId === listId ? 0 : 1);
    const position = { position: index + 1, count, list: this.#lists.size > 1 ? entry.name : null };
    announce(text(held.name, position));
  }

  /** In another list the row is a new element, so that focus has to be restored. */
  focusWhenShown(key: RowKey): void {
    this.#focused = key;
  }

  afterDrawn({ rows, indexOf }: BoardListEntry): void {
    if (this.#focused === null) return;
    const handle = rows.children[indexOf(this.#focused)]?.querySelector('[data-sortable-handle]');
    if (!(handle instanceof HTMLElement)) return;
    this.#focused = null;
    handle.focus();
  }

  #gapOf({ listId, index }: BoardPosition, held: HeldRow): number | null {
    const from = this.positionOf(held);
    if (from?.listId !== listId) return index;
    if (from.index === index) return null;
    return index > from.index ? index + 1 : index;
  }
}

const spansOf = ({ rows, count, axis }: BoardListEntry): RowSpans => ({
  count: Math.min(count, rows.children.length),
  spanOf: (index) => {
    const box = rows.children[index]?.getBoundingClientRect();
    if (!box) return { start: 0, end: 0 };
    return axis === 'across' ? { start: box.left, end: box.right } : { start: box.top, end: box.bottom };
  },
});

export function moveBy(board: Board, held: HeldRow, by: -1 | 1): void {
  const position = board.positionOf(held);
  if (position) board.moveTo(held, { ...position, index: position.index + by });
}
