import type { PointerEvent, TouchEvent } from 'react';
import { dayProblem } from '../../../components/schedule-changes/changeRules';
import { useCalendarContents } from '../calendarContext';
import { turnedBy } from '../calendarView';
import * as styles from '../month/month.module.css';
import type { Point } from '../month/pressAndDrag';
import { ghostNamed, startWorkoutDrag } from '../month/workoutDrag';

interface NamedItem {
  readonly name: string;
}

/** A row of the list is dragged onto a day of the month. */
export function useItemDrag<Item extends NamedItem>(
  items: readonly Item[],
  onDrop: (item: Item, day: string) => void,
) {
  const { date, today, view, onSelect } = useCalendarContents();
  const press = (target: EventTarget, at: Point, isTouch: boolean) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
    const item = items[Number(row?.getAttribute('aria-rowindex')) - 1];
    const grid = document.querySelector<HTMLElement>(`.${styles.month}`);
    if (!row || !item || !grid) return;
    let shown = date;
    startWorkoutDrag({
      grid,
      chip: row,
      ghost: ghostNamed(item.name),
      at,
      isTouch,
      canTake: (day) => dayProblem(day, today) === null,
      onTurn: (pages) => {
        shown = turnedBy(view, shown, pages);
        onSelect(shown);
      },
      onDrop: (day) => onDrop(item, day),
    });
  };
  return {
    onPointerDown: ({ target, nativeEvent, button, pointerType }: PointerEvent) => {
      if (button === 0 && pointerType !== 'touch') press(target, nativeEvent, false);
    },
    onTouchStart: ({ target, touches }: TouchEvent) => {
      if (touches.length === 1) press(target, touches.item(0), true);
    },
  };
}
