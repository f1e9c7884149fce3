import { addDays, addMonths, startOfWeek } from './calendarDates';

const WEEK_DAYS = 7;

/** The day a key leads to, or null: arrows by day and week, Home and End in the week, page keys by month. */
export function dayByKey(key: string, from: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -WEEK_DAYS);
    case 'ArrowDown':
      return addDays(from, WEEK_DAYS);
    case 'Home':
      return startOfWeek(from);
    case 'End':
      return addDays(startOfWeek(from), WEEK_DAYS - 1);
    case 'PageUp':
      return addMonths(from, -1);
    case 'PageDown':
      return addMonths(from, 1);
    default:
      return null;
  }
}
