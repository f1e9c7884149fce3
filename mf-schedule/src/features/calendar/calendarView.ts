import {
  addDays,
  addMonths,
  daysBetween,
  monthOf,
  monthWeeks,
  startOfWeek,
  weekDays,
} from '@formline/shared/domain/dates/calendarDates';
import { useSearchParams } from '@formline/shared/routing';

export const CALENDAR_VIEWS = ['month', 'two-weeks', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const VIEW_PARAMETER = 'show';
const DAYS_OF_WEEK = 7;
const A_SUNDAY = '2026-01-04';

/** Of the month, or two of them. */
export function weeksShown(view: CalendarView, date: string): string[][] {
  if (view !== 'two-weeks') return monthWeeks(date);
  const first = firstOfTwoWeeks(date);
  return [weekDays(first), weekDays(addDays(first, DAYS_OF_WEEK))];
}

/** Two weeks are always the same two, so that a day that is selected does not move them. */
function firstOfTwoWeeks(date: string): string {
  const sunday = startOfWeek(date);
  const isSecond = Math.abs(daysBetween(A_SUNDAY, sunday) / DAYS_OF_WEEK) % 2 === 1;
  return isSecond ? addDays(sunday, -DAYS_OF_WEEK) : sunday;
}

/** The day that is selected so many pages on. */
export const turnedBy = (view: CalendarView, date: string, pages: number): string =>
  view === 'two-weeks' ? addDays(date, pages * 2 * DAYS_OF_WEEK) : addMonths(date, pages);

/** Days that are shown in full colour: all of two weeks, those of the month otherwise. */
export const isOutside = (
  view: CalendarView,
  { day, date }: { readonly day: string; readonly date: string },
) => view !== 'two-weeks' && monthOf(day) !== monthOf(date);

/** In the address, so that a link shows the same. */
export function useCalendarView() {
  const [query, setQuery] = useSearchParams();
  const view = CALENDAR_VIEWS.find((one) => one === query.get(VIEW_PARAMETER)) ?? 'month';
  const choose = (next: CalendarView) => {
    const params = new URLSearchParams(query);
    if (next === 'month') params.delete(VIEW_PARAMETER);
    else params.set(VIEW_PARAMETER, next);
    setQuery(params, { replace: true, preventScrollReset: true });
  };
  return [view, choose] as const;
}
