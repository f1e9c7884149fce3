import { addDays, addMonths, startOfWeek } from '@formline/shared/domain/calendarDates';

const WEEK_DAYS = 7;

/** Where a key leads from a day of the month view: another day, and whether the view must go to its month. */
export interface GridMove {
  readonly date: string;
  readonly turnsPage: boolean;
}

/** The move of a key, or null for a key that moves nothing. */
export function gridMove(key: string, from: string): GridMove | null {
  const stay = (date: string) => ({ date, turnsPage: false });
  const turn = (date: string) => ({ date, turnsPage: true });
  switch (key) {
    case 'ArrowLeft':
      return stay(addDays(from, -1));
    case 'ArrowRight':
      return stay(addDays(from, 1));
    case 'ArrowUp':
      return stay(addDays(from, -WEEK_DAYS));
    case 'ArrowDown':
      return stay(addDays(from, WEEK_DAYS));
    case 'Home':
      return stay(startOfWeek(from));
    case 'End':
      return stay(addDays(startOfWeek(from), WEEK_DAYS - 1));
    case 'PageUp':
      return turn(addMonths(from, -1));
    case 'PageDown':
      return turn(addMonths(from, 1));
    default:
      return null;
  }
}
