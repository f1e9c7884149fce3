import { monthOf } from '@formline/shared/domain/dates/calendarDates';
import { useSearchParams } from '@formline/shared/routing';
import { chosenDay, DATE_PARAMETER, useValidDate } from '../../components/subject/chosenDay';

/** The selected day as the address has it. Each month shown is a step to come back to; a day of the same month is not. */
export function useCalendarDay(today: string) {
  const [query, setQuery] = useSearchParams();
  useValidDate();
  const date = chosenDay(query, today);
  const selectDay = (day: string) => {
    const next = new URLSearchParams(query);
    next.set(DATE_PARAMETER, day);
    // At once and not as a transition: a turned month is one drawing, in the frame that follows the press.
    setQuery(next, { replace: monthOf(day) === monthOf(date), preventScrollReset: true, flushSync: true });
  };
  return { date, selectDay };
}
