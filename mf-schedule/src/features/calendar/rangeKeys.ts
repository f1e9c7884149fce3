import type { CalendarEdit } from '../../components/calendar-edit/useCalendarEdit';
import type { KeyboardEvent, MouseEvent } from 'react';
import { gridMove } from './gridMove';
import { dayAt } from './useGridKeys';

interface RangeKeysOptions {
  readonly edit: CalendarEdit | null;
  /** Those that are shown. */
  readonly days: readonly string[];
  readonly keys: { readonly tabStop: string; readonly goTo: (date: string) => void };
}

/** Shift with a click or an arrow key selects days, as far as they are shown. Both tell whether they did something. */
export function rangeKeys({ edit, days, keys }: RangeKeysOptions) {
  const extendTo = (day: string) => {
    edit?.extendTo(day);
    keys.goTo(day);
  };
  return {
    handleKey: (event: KeyboardEvent): boolean => {
      if (!edit) return false;
      const step = event.shiftKey ? gridMove(event.key, keys.tabStop) : null;
      if (!step) return edit.handleKey(event);
      event.preventDefault();
      if (days.includes(step.date)) extendTo(step.date);
      return true;
    },
    /** Keeps Shift from selecting text. */
    handleMouseDown: (event: MouseEvent): void => {
      if (edit && event.shiftKey) event.preventDefault();
    },
    handleClick: ({ target, shiftKey }: MouseEvent): boolean => {
      const day = edit && shiftKey ? dayAt(target) : undefined;
      if (day === undefined) return false;
      extendTo(day);
      return true;
    },
  };
}
