import {
  addMonths,
  dayOfMonth,
  localNoon,
  monthNumberOf,
  weekDays,
  weekday,
  yearOf,
} from '@formline/shared/domain/dates/calendarDates';

const LOCALE = 'en-US';

const weekdayDateFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });
const rangeFormat = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' });

/** Formatted once, because a month view asks for 42 days on each render. */
const wordsOf = (days: readonly string[], options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, options);
  return days.map((day) => format.format(localNoon(day)));
};
const A_WEEK = weekDays('2026-01-04');
const A_YEAR = Array.from({ length: 12 }, (_, month) => addMonths('2026-01-01', month));
const weekdayNames = wordsOf(A_WEEK, { weekday: 'long' });
const monthNames = wordsOf(A_YEAR, { month: 'long' });
const shortMonthNames = wordsOf(A_YEAR, { month: 'short' });

const inMonths = (names: readonly string[], date: string) => names[monthNumberOf(date) - 1] ?? '';

/** `Friday, November 20, 2026`, for screen readers. */
export const longDate = (date: string): string =>
  `${weekdayName(date)}, ${inMonths(monthNames, date)} ${dayOfMonth(date)}, ${yearOf(date)}`;

export const weekdayName = (date: string): string => weekdayNames[weekday(date)] ?? '';

export const shortMonth = (date: string): string => inMonths(shortMonthNames, date);

export const weekdayDate = (date: string): string => weekdayDateFormat.format(localNoon(date));

export const monthTitle = (date: string): string => monthFormat.format(localNoon(date));

export const dateRange = (first: string, last: string): string =>
  rangeFormat.formatRange(localNoon(first), localNoon(last));
