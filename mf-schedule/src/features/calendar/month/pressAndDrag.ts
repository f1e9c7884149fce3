import type { PointerEvent, TouchEvent as ReactTouchEvent } from 'react';

/** Pointer jitter in pixels that is no drag; a finger must rest before it drags, to allow scrolling. */
const SLIP_PX = 6;
const TOUCH_REST_MS = 300;

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Press {
  readonly element: HTMLElement;
  readonly at: Point;
  readonly isTouch: boolean;
}

export interface Drag {
  readonly begin: (at: Point) => void;
  readonly move: (at: Point) => void;
  readonly drop: () => void;
  /** Comes after the drop, and when there is none. */
  readonly end: () => void;
}

/** Follows a press until it is let go. What it does works on the DOM; React renders nothing until the drop. */
export function pressAndDrag(press: Press, drag: Drag): void {
  new FollowedPress(press, drag).listen();
}

class FollowedPress {
  readonly #press: Press;
  readonly #drag: Drag;
  readonly #ended = new AbortController();
  #rested: ReturnType<typeof setTimeout> | undefined;
  #isDragging = false;

  constructor(press: Press, drag: Drag) {
    this.#press = press;
    this.#drag = drag;
  }

  listen(): void {
    const { signal } = this.#ended;
    addEventListener('blur', () => this.#finish(), { signal });
    addEventListener('keydown', (key) => this.#handleKey(key), { signal, capture: true });
    if (this.#press.isTouch) this.#listenToFinger();
    else {
      addEventListener('pointermove', (moved) => this.#handleMove(moved), { signal });
      addEventListener('pointerup', () => this.#drop(), { signal });
      addEventListener('pointercancel', () => this.#finish(), { signal });
    }
  }

  /** Touch events go to the element they began on, and only a non-passive listener can prevent scrolling. */
  #listenToFinger(): void {
    const { element, at } = this.#press;
    const { signal } = this.#ended;
    const handleMove = (moved: TouchEvent) => {
      const [finger] = moved.touches;
      if (finger) this.#handleMove(finger);
      if (this.#isDragging && moved.cancelable) moved.preventDefault();
    };
    const handleEnd = (ended: TouchEvent) => {
      // Prevents the click that would follow.
      if (this.#isDragging && ended.cancelable) ended.preventDefault();
      this.#drop();
    };
    element.addEventListener('touchmove', handleMove, { signal, passive: false });
    element.addEventListener('touchend', handleEnd, { signal });
    element.addEventListener('touchcancel', () => this.#finish(), { signal });
    addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
    this.#rested = setTimeout(() => this.#begin(at), TOUCH_REST_MS);
  }

  #handleMove(moved: Point): void {
    const { at, isTouch } = this.#press;
    if (!this.#isDragging) {
      if (Math.hypot(moved.clientX - at.clientX, moved.clientY - at.clientY) <= SLIP_PX) return;
      if (isTouch) return this.#finish();
      this.#begin(moved);
    }
    this.#drag.move(moved);
  }

  #begin(at: Point): void {
    this.#isDragging = true;
    markPage(true);
    this.#drag.begin(at);
  }

  #drop(): void {
    if (this.#isDragging) this.#drag.drop();
    this.#finish();
  }

  /** Escape cancels the drag alone; an open dialog or panel stays open. */
  #handleKey(key: KeyboardEvent): void {
    if (key.key !== 'Escape' || !this.#isDragging) return;
    key.preventDefault();
    key.stopPropagation();
    this.#finish();
  }

  #finish(): void {
    clearTimeout(this.#rested);
    this.#ended.abort();
    if (!this.#isDragging) return;
    this.#isDragging = false;
    markPage(false);
    this.#drag.end();
    dropClick();
  }
}

/** Notices let it through to what they cover. */
function markPage(isDragging: boolean): void {
  document.documentElement.toggleAttribute('data-dragging', isDragging);
}

/** Swallows the click that the browser fires after a drag. */
function dropClick(): void {
  const ended = new AbortController();
  const drop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', drop, { signal: ended.signal, capture: true });
  setTimeout(() => ended.abort());
}

type PressAt = (target: EventTarget, at: Point, isTouch: boolean) => void;

/** Of an element in which something is pressed by mouse, pen or one finger. */
export const pressHandlers = (press: PressAt) => ({
  onPointerDown: ({ target, nativeEvent, button, pointerType }: PointerEvent) => {
    if (button === 0 && pointerType !== 'touch') press(target, nativeEvent, false);
  },
  onTouchStart: ({ target, touches }: ReactTouchEvent) => {
    if (touches.length === 1) press(target, touches.item(0), true);
  },
});
