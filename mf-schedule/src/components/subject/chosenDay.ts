import { isCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useSearchParams } from '@formline/shared/routing';
import { useEffect } from 'react';

/** Query parameter with the day that is selected on the calendar; scheduling from there begins on it. */
export const DATE_PARAMETER = 'date';

/** The schedule of anybody lies between these days; the weeks around them can be asked for too. */
const FIRST_DAY = '1901-01-01';
const LAST_DAY = '2199-12-31';

/** The day the address names; one that is missing, misspelt or out of range is today. */
export function chosenDay(query: URLSearchParams, today: string): string {
  const date = query.get(DATE_PARAMETER) ?? '';
  return isDay(date) ? date : today;
}

/** Takes a date out of the address that is no day a calendar shows. */
export function useValidDate(): void {
  const [query, setQuery] = useSearchParams();
  const date = query.get(DATE_PARAMETER);
  const isWrong = date !== null && !isDay(date);
  // Corrects the address bar.
  useEffect(() => {
    if (!isWrong) return;
    const right = new URLSearchParams(query);
    right.delete(DATE_PARAMETER);
    setQuery(right, { replace: true, preventScrollReset: true });
  }, [isWrong, query, setQuery]);
}

const isDay = (date: string) => isCalendarDate(date) && date >= FIRST_DAY && date <= LAST_DAY;
