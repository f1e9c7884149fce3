import { isCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { useSearchParams } from '@formline/shared/routing';
import { useEffect } from 'react';

export const DATE_PARAMETER = 'date';

/** Schedules lie between these days; the API also accepts the weeks around them. */
const FIRST_DAY = '1901-01-01';
const LAST_DAY = '2199-12-31';

export function chosenDay(query: URLSearchParams, today: string): string {
  const date = query.get(DATE_PARAMETER) ?? '';
  return isDay(date) ? date : today;
}

export function useValidDate(): void {
  const [query, setQuery] = useSearchParams();
  const date = query.get(DATE_PARAMETER);
  const isWrong = date !== null && !isDay(date);
  // Effect: corrects the address bar.
  useEffect(() => {
    if (!isWrong) return;
    const right = new URLSearchParams(query);
    right.delete(DATE_PARAMETER);
    setQuery(right, { replace: true, preventScrollReset: true });
  }, [isWrong, query, setQuery]);
}

const isDay = (date: string) => isCalendarDate(date) && date >= FIRST_DAY && date <= LAST_DAY;
