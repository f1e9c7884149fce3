import type { Board } from './Board';
import type { HeldRow } from './boardTypes';
import { EdgeScroller } from './EdgeScroller';

/** Tolerated finger movement during a long press. */
const SLIP_PX = 6;
const ABOVE_FINGER_PX = 16;

export interface TouchStart {
  readonly board: Board;
  readonly held: HeldRow;
  readonly ghost: HTMLElement | null;
  readonly event: TouchEvent;
  readonly restMs?: number;
}

/** Starts a touch drag of the first finger. `restMs` is the long press before it, 0 at a handle. */
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
    this.#scroller = new EdgeScroller(() => this.#follow());
  }

  listen(): void {
    const { board, restMs = 0 } = this.#start;
    const { signal } = this.#ended;
    const { target } = this.#first;
    // Touch events go to the element where the touch began, even after its removal.
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
    this.#follow();
  }

  #begin(): void {
    const { board, held, ghost } = this.#start;
    this.#isDragging = true;
    board.hold(held, this.#row);
    if (ghost && this.#row) {
      ghost.replaceChildren(pictureOf(this.#row));
      ghost.style.width = `${this.#row.getBoundingClientRect().width}px`;
      ghost.hidden = false;
    }
    board.markHeld('data-dragged');
    this.#follow();
  }

  #follow(): void {
    const { board, ghost } = this.#start;
    const { x, y } = this.#at;
    const under = document.elementFromPoint(x, y);
    board.point(under, this.#at);
    this.#scroller.point(under, x, y);
    this.#moveGhost(ghost);
  }

  /** Above the finger, so that neither hides the drop indicator. */
  #moveGhost(ghost: HTMLElement | null): void {
    if (!ghost) return;
    const { board, held } = this.#start;
    const row = this.#row?.getBoundingClientRect();
    const isAcross = board.listOf(held.listId)?.axis === 'across';
    const left = isAcross ? this.#at.x - (row?.width ?? 0) / 2 : (row?.left ?? 0);
    ghost.style.transform = `translate(${left}px, calc(${this.#at.y - ABOVE_FINGER_PX}px - 100%))`;
  }

  #handleEnd(event: Event): void {
    if (!(event instanceof TouchEvent) || !this.#fingerOf(event)) return;
    if (this.#isDragging) {
      // Prevents the click after the touch.
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

/** Without ids, which must stay unique in the page. */
function pictureOf(row: Element): Node {
  const picture = row.cloneNode(true);
  if (!(picture instanceof Element)) return picture;
  for (const named of [picture, ...picture.querySelectorAll('[id]')]) named.removeAttribute('id');
  return picture;
}
