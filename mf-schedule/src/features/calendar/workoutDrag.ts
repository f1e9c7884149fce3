import * as styles from './month.module.css';

/** Pointer jitter in pixels that is no drag; a finger must rest before it drags, to allow scrolling. */
const SLIP_PX = 6;
const TOUCH_REST_MS = 300;

const EDGE_PX = 56;
const SCROLL_PX = 10;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface WorkoutDragStart {
  readonly grid: HTMLElement;
  readonly chip: HTMLElement;
  readonly at: Point;
  readonly isTouch: boolean;
  readonly canTake: (date: string) => boolean;
  readonly onDrop: (date: string) => void;
}

/** Works on the DOM; React renders nothing until the drop. */
export function startWorkoutDrag(start: WorkoutDragStart): void {
  new WorkoutDrag(start).listen();
}

class WorkoutDrag {
  readonly #start: WorkoutDragStart;
  readonly #ended = new AbortController();
  #rested: ReturnType<typeof setTimeout> | undefined;
  #ghost: HTMLElement | null = null;
  #target: HTMLElement | null = null;
  #at = { x: 0, y: 0 };
  #frame = 0;

  constructor(start: WorkoutDragStart) {
    this.#start = start;
  }

  listen(): void {
    const { signal } = this.#ended;
    addEventListener('blur', () => this.#finish(), { signal });
    addEventListener('keydown', (key) => this.#handleKey(key), { signal, capture: true });
    if (this.#start.isTouch) this.#listenToFinger();
    else {
      addEventListener('pointermove', (moved) => this.#handleMove(moved), { signal });
      addEventListener('pointerup', () => this.#drop(), { signal });
      addEventListener('pointercancel', () => this.#finish(), { signal });
    }
  }

  /** Touch events go to the element they began on, and only a non-passive listener can prevent scrolling. */
  #listenToFinger(): void {
    const { chip, at } = this.#start;
    const { signal } = this.#ended;
    const handleMove = (moved: TouchEvent) => {
      const [finger] = moved.touches;
      if (finger) this.#handleMove(finger);
      if (this.#ghost && moved.cancelable) moved.preventDefault();
    };
    const handleEnd = (ended: TouchEvent) => {
      // Prevents the click that would follow.
      if (this.#ghost && ended.cancelable) ended.preventDefault();
      this.#drop();
    };
    chip.addEventListener('touchmove', handleMove, { signal, passive: false });
    chip.addEventListener('touchend', handleEnd, { signal });
    chip.addEventListener('touchcancel', () => this.#finish(), { signal });
    addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
    this.#rested = setTimeout(() => this.#begin(at), TOUCH_REST_MS);
  }

  #handleMove(moved: Point): void {
    const { at, isTouch } = this.#start;
    if (!this.#ghost) {
      if (Math.hypot(moved.clientX - at.clientX, moved.clientY - at.clientY) <= SLIP_PX) return;
      if (isTouch) return this.#finish();
      this.#begin(moved);
    }
    this.#follow(moved);
  }

  #begin(at: Point): void {
    const { chip, grid } = this.#start;
    const ghost = chip.cloneNode(true);
    if (!(ghost instanceof HTMLElement)) return;
    const box = chip.getBoundingClientRect();
    ghost.setAttribute('aria-hidden', 'true');
    ghost.removeAttribute('data-workout');
    ghost.classList.add(styles.ghost);
    ghost.style.width = `${box.width}px`;
    grid.append(ghost);
    chip.toggleAttribute('data-dragged', true);
    grid.toggleAttribute('data-dragging', true);
    this.#ghost = ghost;
    this.#follow(at);
  }

  #follow({ clientX: x, clientY: y }: Point): void {
    this.#at = { x, y };
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -110%)`;
    this.#look();
    if (this.#speed() !== 0) this.#frame ||= requestAnimationFrame(this.#scroll);
  }

  readonly #scroll = () => {
    this.#frame = 0;
    const speed = this.#speed();
    if (!this.#ghost || speed === 0) return;
    scrollBy({ top: speed, behavior: 'instant' });
    this.#look();
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  #speed(): number {
    if (this.#at.y < EDGE_PX) return -SCROLL_PX;
    return this.#at.y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
  }

  #look(): void {
    const { x, y } = this.#at;
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]') ?? null;
    this.#aim(under && this.#start.grid.contains(under) ? under : null);
  }

  #aim(day: HTMLElement | null): void {
    if (day === this.#target) return;
    this.#target?.removeAttribute('data-drop');
    this.#target = day;
    const date = day?.dataset['date'];
    if (date !== undefined) day?.setAttribute('data-drop', this.#start.canTake(date) ? 'yes' : 'no');
  }

  #drop(): void {
    const date = this.#ghost && this.#target?.dataset['date'];
    this.#finish();
    if (date) this.#start.onDrop(date);
  }

  /** Escape cancels the drag alone; an open dialog or panel stays open. */
  #handleKey(key: KeyboardEvent): void {
    if (key.key !== 'Escape' || !this.#ghost) return;
    key.preventDefault();
    key.stopPropagation();
    this.#finish();
  }

  #finish(): void {
    const { chip, grid } = this.#start;
    clearTimeout(this.#rested);
    cancelAnimationFrame(this.#frame);
    this.#ended.abort();
    if (!this.#ghost) return;
    this.#ghost.remove();
    this.#aim(null);
    chip.removeAttribute('data-dragged');
    grid.removeAttribute('data-dragging');
    dropClick();
  }
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
