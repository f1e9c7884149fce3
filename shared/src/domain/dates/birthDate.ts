import { addDays } from './calendarDates';

const EARLIEST = '1900-01-01';

/**
 * Whether this can be a birth date, both `YYYY-MM-DD`. One day after today counts because of time
 * zones.
 */
export function isBirthDate(date: string, today: string): boolean {
  return date >= EARLIEST && date <= addDays(today, 1);
}
