import { dayProblem } from '../../../components/schedule-changes/changeRules';
import { useCalendarContents } from '../calendarContext';
import * as styles from '../month/month.module.css';
import { type Point, pressHandlers } from '../month/pressAndDrag';
import { ghostNamed, startWorkoutDrag } from '../month/workoutDrag';

interface NamedItem {
  readonly name: string;
}

/** A row of the list is dragged onto a day of the month. */
export function useItemDrag<Item extends NamedItem>(
  items: readonly Item[],
  onDrop: (item: Item, day: string) => void,
) {
  const calendar = useCalendarContents();
  const press = (target: EventTarget, at: Point, isTouch: boolean) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
    const item = items[Number(row?.getAttribute('aria-rowindex')) - 1];
    const grid = document.querySelector<HTMLElement>(`.${styles.month}`);
    if (!row || !item || !grid) return;
    startWorkoutDrag({
      grid,
      chip: row,
      ghost: ghostNamed(item.name),
      at,
      isTouch,
      canTake: (day) => dayProblem(day, calendar.today) === null,
      calendar,
      onDrop: (day) => onDrop(item, day),
    });
  };
  return pressHandlers(press);
}
