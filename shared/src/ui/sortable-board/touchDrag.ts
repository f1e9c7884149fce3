import type { Board } from './Board';
import type { HeldRow } from './boardTypes';
import { EdgeScroller } from './EdgeScroller';

/** How far a finger trembles while it rests. */
const SLIP_PX = 6;

export interface TouchStart {
  readonly board: Board;
  readonly held: HeldRow;
  /** Where the picture of the row is put. */
  readonly ghost: HTMLElement | null;
  readonly event: TouchEvent;
  /** How long a finger has to rest before it drags and no longer scrolls; 0 at a handle. */
  readonly restMs?: number;
}

/** Begins a drag by finger, which ends with the finger. Of several fingers the first one leads. */
export function startTouch(start: TouchStart): void {
  const { board, event } = start;
  const [finger] = event.changedTouches;
  if (finger && event.touches.length === 1 && !board.held && board.canHold(start.held)) {
    new TouchDrag(start, finger).listen();
  }
}

class TouchDrag {
  readonly #start: TouchStart;
  readonly #first: Touch;
  readonly #row: Element | null;
  readonly #scroller: EdgeScroller;
  readonly #ended = new AbortController();
  #at: { readonly x: number; readonly y: number };
  #rested: ReturnType<typeof setTimeout> | undefined;
  #isDragging = false;

  constructor(start: TouchStart, first: Touch) {
    this.#start = start;
    this.#first = first;
    this.#at = { x: first.clientX, y: first.clientY };
    const target = first.target;
    this.#row = target instanceof Element ? target.closest('[data-sortable-row]') : null;
    this.#scroller = new EdgeScroller(() => this.#hover());
  }

  listen(): void {
    const { board, restMs = 0 } = this.#start;
    const { signal } = this.#ended;
    const { target } = this.#first;
    // A finger's events go to where it began, even when that is gone from the page.
    target.addEventListener('touchmove', (event) => this.#handleMove(event), { signal, passive: false });
    target.addEventListener('touchend', (event) => this.#handleEnd(event), { signal });
    target.addEventListener('touchcancel', () => this.#finish(), { signal });
    addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    board.isTouched = true;
    if (restMs > 0) this.#rested = setTimeout(() => this.#begin(), restMs);
  }

  #handleMove(event: Event): void {
    const finger = event instanceof TouchEvent ? this.#fingerOf(event) : undefined;
    if (!finger) return;
    this.#at = { x: finger.clientX, y: finger.clientY };
    const hasSlipped =
      Math.hypot(finger.clientX - this.#first.clientX, finger.clientY - this.#first.clientY) > SLIP_PX;
    if (!this.#isDragging && hasSlipped) {
      if (this.#start.restMs) return this.#finish();
      this.#begin();
    }
    if (!this.#isDragging) return;
    if (event.cancelable) event.preventDefault();
    this.#hover();
  }

  #begin(): void {
    const { board, held, ghost } = this.#start;
    this.#isDragging = true;
    board.hold(held, this.#row);
    if (ghost && this.#row) {
      const { width } = this.#row.getBoundingClientRect();
      const picture = this.#row.cloneNode(true);
      ghost.replaceChildren(picture);
      ghost.style.width = `${width}px`;
      ghost.hidden = false;
    }
    board.markHeld('data-dragged');
    this.#hover();
  }

  #hover(): void {
    const { board, ghost } = this.#start;
    const { x, y } = this.#at;
    const under = document.elementFromPoint(x, y);
    const listId = under?.closest('[data-board-list]')?.getAttribute('data-board-list');
    if (listId) board.hover(listId, y);
    else board.aim(null);
    this.#scroller.point(under, y);
    this.#moveGhost(ghost);
  }

  #moveGhost(ghost: HTMLElement | null): void {
    const row = this.#first.target instanceof Element ? this.#row?.getBoundingClientRect() : undefined;
    if (ghost && row) ghost.style.transform = `translate(${row.left}px, ${this.#at.y - row.height / 2}px)`;
  }

  #handleEnd(event: Event): void {
    if (this.#isDragging) {
      // No click follows.
      if (event.cancelable) event.preventDefault();
      this.#start.board.drop();
    }
    this.#finish();
  }

  #finish(): void {
    const { board, ghost } = this.#start;
    clearTimeout(this.#rested);
    this.#scroller.stop();
    this.#ended.abort();
    board.isTouched = false;
    if (!this.#isDragging) return;
    board.release();
    ghost?.replaceChildren();
    if (ghost) ghost.hidden = true;
  }

  #fingerOf(event: TouchEvent): Touch | undefined {
    return [...event.changedTouches].find(({ identifier }) => identifier === this.#first.identifier);
  }
}
