import type { CalendarContents } from '../calendarContext';
import { turnedBy } from '../calendarView';
import * as styles from './month.module.css';
import { type Drag, type Point, type Press, pressAndDrag } from './pressAndDrag';

const EDGE_PX = 56;
const SCROLL_PX = 10;
/** How long a workout is held above or below the weeks, or over the button, before the month turns. */
const TURN_AFTER_MS = 600;

export interface WorkoutDragStart extends Pick<Press, 'at' | 'isTouch'> {
  readonly grid: HTMLElement;
  readonly chip: HTMLElement;
  /** Follows the pointer; a copy of the chip unless another is given. */
  readonly ghost?: HTMLElement;
  readonly canTake: (date: string) => boolean;
  readonly calendar: Pick<CalendarContents, 'view' | 'date' | 'onSelect'>;
  readonly onDrop: (date: string) => void;
}

export function startWorkoutDrag(start: WorkoutDragStart): void {
  pressAndDrag({ element: start.chip, at: start.at, isTouch: start.isTouch }, new WorkoutDrag(start));
}

class WorkoutDrag implements Drag {
  readonly #start: WorkoutDragStart;
  #ghost: HTMLElement | null = null;
  #day: HTMLElement | null = null;
  #at = { x: 0, y: 0 };
  #frame = 0;
  #direction: -1 | 0 | 1 = 0;
  #turning: ReturnType<typeof setTimeout> | undefined;
  #shown: string;

  constructor(start: WorkoutDragStart) {
    this.#start = start;
    this.#shown = start.calendar.date;
  }

  begin(at: Point): void {
    const { chip, grid, ghost = copyOf(chip) } = this.#start;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add(styles.ghost);
    grid.append(ghost);
    chip.toggleAttribute('data-dragged', true);
    grid.toggleAttribute('data-dragging', true);
    this.#ghost = ghost;
    this.move(at);
  }

  move({ clientX: x, clientY: y }: Point): void {
    this.#at = { x, y };
    if (!this.#ghost) return;
    this.#ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -110%)`;
    this.#look();
    if (this.#speed() !== 0) this.#frame ||= requestAnimationFrame(this.#scroll);
  }

  drop(): void {
    const date = this.#day?.dataset['date'];
    if (date !== undefined) this.#start.onDrop(date);
  }

  end(): void {
    const { chip, grid } = this.#start;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#turning);
    this.#ghost?.remove();
    this.#ghost = null;
    this.#aim(null);
    chip.removeAttribute('data-dragged');
    grid.removeAttribute('data-dragging');
  }

  readonly #scroll = () => {
    this.#frame = 0;
    const speed = this.#speed();
    if (!this.#ghost || speed === 0) return;
    scrollBy({ top: speed, behavior: 'instant' });
    this.#look();
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  /** Where the page has more to show. */
  #speed(): number {
    if (this.#at.y < EDGE_PX && scrollY > 0) return -SCROLL_PX;
    const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return this.#at.y > innerHeight - EDGE_PX && !isLast ? SCROLL_PX : 0;
  }

  #look(): void {
    const { x, y } = this.#at;
    const under = document.elementFromPoint(x, y);
    const day = under?.closest<HTMLElement>('[data-date]') ?? null;
    this.#aim(day && this.#start.grid.contains(day) ? day : null);
    this.#hold(this.#speed() === 0 ? this.#turnsTo(under) : 0);
  }

  #turnsTo(under: Element | null): -1 | 0 | 1 {
    const button = under?.closest<HTMLElement>('[data-turn]');
    if (button) return button.dataset['turn'] === '-1' ? -1 : 1;
    const { top, bottom } = this.#start.grid.getBoundingClientRect();
    return this.#at.y < top ? -1 : this.#at.y > bottom ? 1 : 0;
  }

  #hold(direction: -1 | 0 | 1): void {
    if (direction === this.#direction) return;
    this.#direction = direction;
    clearTimeout(this.#turning);
    if (direction !== 0) this.#turning = setTimeout(() => this.#turn(direction), TURN_AFTER_MS);
  }

  #turn(direction: -1 | 1): void {
    const { chip, calendar } = this.#start;
    // The other month reuses the element.
    chip.removeAttribute('data-dragged');
    this.#shown = turnedBy(calendar.view, this.#shown, direction);
    calendar.onSelect(this.#shown);
    this.#turning = setTimeout(() => this.#turn(direction), TURN_AFTER_MS);
  }

  #aim(day: HTMLElement | null): void {
    if (day === this.#day) return;
    this.#day?.removeAttribute('data-drop');
    this.#day = day;
    const date = day?.dataset['date'];
    if (date !== undefined) day?.setAttribute('data-drop', this.#start.canTake(date) ? 'yes' : 'no');
  }
}

function copyOf(chip: HTMLElement): HTMLElement {
  const copy = document.createElement('span');
  copy.className = chip.className;
  copy.textContent = chip.textContent;
  if (chip.dataset['state']) copy.dataset['state'] = chip.dataset['state'];
  copy.style.width = `${chip.getBoundingClientRect().width}px`;
  return copy;
}

/** Of what is not on the calendar yet. */
export function ghostNamed(name: string): HTMLElement {
  const ghost = document.createElement('span');
  ghost.className = styles.chip;
  ghost.textContent = name;
  ghost.dataset['state'] = 'upcoming';
  return ghost;
}
