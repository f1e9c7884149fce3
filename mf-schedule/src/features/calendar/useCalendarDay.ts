import { monthOf } from '@formline/shared/domain/dates/calendarDates';
import { useSearchParams } from '@formline/shared/routing';
import { chosenDay, DATE_PARAMETER, useValidDate } from '../../components/calendar-owner/chosenDay';

/** A new month adds a history entry; a day of the same month replaces it. */
export function useCalendarDay(today: string) {
  const [query, setQuery] = useSearchParams();
  useValidDate();
  const date = chosenDay(query, today);
  const selectDay = (day: string) => {
    const next = new URLSearchParams(query);
    next.set(DATE_PARAMETER, day);
    // Synchronous and no transition, so that a turned month renders once, in the frame after the press.
    setQuery(next, { replace: monthOf(day) === monthOf(date), preventScrollReset: true, flushSync: true });
  };
  return { date, selectDay };
}
