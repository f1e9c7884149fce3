import { addDays } from './calendarDates';

const EARLIEST = '1900-01-01';

/**
 * Whether somebody alive can be born on this day, both `YYYY-MM-DD`. One day beyond today counts, because where the
 * person is it may be tomorrow already.
 */
export function isBirthDate(date: string, today: string): boolean {
  return date >= EARLIEST && date <= addDays(today, 1);
}
