/** How far a pointer trembles while it presses, and how long a finger rests before it drags and no longer scrolls. */
const SLIP_PX = 6;
const TOUCH_REST_MS = 300;

export interface WorkoutDragStart {
  readonly grid: HTMLElement;
  readonly chip: HTMLElement;
  readonly event: PointerEvent;
  /** Whether a day takes the workout. */
  readonly canTake: (date: string) => boolean;
  readonly onDrop: (date: string) => void;
}

/** Begins a drag of a workout from day to day, which ends with the press. Nothing is drawn by React until the drop. */
export function startWorkoutDrag(start: WorkoutDragStart): void {
  new WorkoutDrag(start).listen();
}

class WorkoutDrag {
  readonly #start: WorkoutDragStart;
  readonly #ended = new AbortController();
  #rested: ReturnType<typeof setTimeout> | undefined;
  #ghost: HTMLElement | null = null;
  #target: HTMLElement | null = null;

  constructor(start: WorkoutDragStart) {
    this.#start = start;
  }

  listen(): void {
    const { event } = this.#start;
    const { signal } = this.#ended;
    addEventListener('pointermove', (moved) => this.#handleMove(moved), { signal });
    addEventListener('pointerup', (up) => this.#handleUp(up), { signal });
    addEventListener('pointercancel', () => this.#finish(), { signal });
    addEventListener('blur', () => this.#finish(), { signal });
    addEventListener('keydown', (key) => this.#handleKey(key), { signal, capture: true });
    if (event.pointerType !== 'touch') return;
    // A page scrolls by itself unless this is prevented, which only listeners that are not passive may do.
    addEventListener('touchmove', (moved) => this.#holdPage(moved), { signal, passive: false });
    addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
    this.#rested = setTimeout(() => this.#begin(event), TOUCH_REST_MS);
  }

  #holdPage(moved: TouchEvent): void {
    if (this.#ghost && moved.cancelable) moved.preventDefault();
  }

  #handleMove(moved: PointerEvent): void {
    const { event } = this.#start;
    if (moved.pointerId !== event.pointerId) return;
    if (!this.#ghost) {
      const hasSlipped = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > SLIP_PX;
      if (!hasSlipped) return;
      if (event.pointerType === 'touch') return this.#finish();
      this.#begin(moved);
    }
    this.#follow(moved);
  }

  #begin(at: PointerEvent): void {
    const { chip, grid } = this.#start;
    const ghost = chip.cloneNode(true);
    if (!(ghost instanceof HTMLElement)) return;
    const box = chip.getBoundingClientRect();
    ghost.setAttribute('aria-hidden', 'true');
    ghost.removeAttribute('data-workout');
    ghost.classList.add('ghost');
    ghost.style.width = `${box.width}px`;
    grid.append(ghost);
    chip.toggleAttribute('data-dragged', true);
    grid.toggleAttribute('data-dragging', true);
    this.#ghost = ghost;
    this.#follow(at);
  }

  #follow({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -110%)`;
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

  #handleUp(up: PointerEvent): void {
    if (up.pointerId !== this.#start.event.pointerId) return;
    const date = this.#ghost && this.#target?.dataset['date'];
    this.#finish();
    if (date) this.#start.onDrop(date);
  }

  /** Escape gives the drag up, and closes nothing else. */
  #handleKey(key: KeyboardEvent): void {
    if (key.key !== 'Escape' || !this.#ghost) return;
    key.preventDefault();
    key.stopPropagation();
    this.#finish();
  }

  #finish(): void {
    const { chip, grid } = this.#start;
    clearTimeout(this.#rested);
    this.#ended.abort();
    if (!this.#ghost) return;
    this.#ghost.remove();
    this.#aim(null);
    chip.removeAttribute('data-dragged');
    grid.removeAttribute('data-dragging');
    dropClick();
  }
}

/** The click that ends a drag opens nothing. */
function dropClick(): void {
  const ended = new AbortController();
  const drop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', drop, { signal: ended.signal, capture: true });
  setTimeout(() => ended.abort());
}
