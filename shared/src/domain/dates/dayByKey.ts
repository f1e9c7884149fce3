import { addDays, addMonths, startOfWeek } from './calendarDates';

const WEEK_DAYS = 7;

/**
 * The day a key leads to in a grid of weeks, or null for a key that leads nowhere: arrows by days and weeks, Home and End
 * to the ends of the week, the page keys by months.
 * @example dayByKey('PageDown', '2028-01-31') // '2028-02-29'
 */
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
