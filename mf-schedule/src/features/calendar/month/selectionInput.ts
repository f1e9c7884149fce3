import type { KeyboardEvent, MouseEvent } from 'react';
import type { CalendarEdit } from '../../../components/calendar-edit/useCalendarEdit';
import { gridMove } from './gridMove';
import { dayAt } from './useGridKeys';

interface SelectionInputOptions {
  readonly edit: CalendarEdit | null;
  /** Those that are shown. */
  readonly days: readonly string[];
  readonly keys: { readonly tabStop: string; readonly goTo: (date: string) => void };
}

/**
 * Shift with a click or an arrow key selects days, as far as they are shown; Ctrl with a click or Space one day or
 * workout beside the others. Both tell whether they did something.
 */
export function selectionInput({ edit, days, keys }: SelectionInputOptions) {
  const selection = edit?.selection;
  const extendTo = (day: string) => {
    selection?.extendTo(day);
    keys.goTo(day);
  };
  return {
    handleKey: (event: KeyboardEvent): boolean => {
      if (!edit || !selection) return false;
      if (event.key === ' ' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (event.shiftKey) selection.nextWorkout(keys.tabStop);
        else selection.toggleDay(keys.tabStop);
        return true;
      }
      const step = event.shiftKey ? gridMove(event.key, keys.tabStop) : null;
      if (!step) return edit.handleKey(event);
      event.preventDefault();
      if (days.includes(step.date)) extendTo(step.date);
      return true;
    },
    handleClick: ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => {
      const day = selection && (shiftKey || ctrlKey || metaKey) ? dayAt(target) : undefined;
      if (!selection || day === undefined) return false;
      const workout = target instanceof Element ? target.closest<HTMLElement>('[data-workout]') : null;
      const key = workout?.dataset['workout'];
      if (shiftKey) extendTo(day);
      else if (key === undefined) selection.toggleDay(day);
      else selection.toggleWorkout(day, key);
      return true;
    },
  };
}
