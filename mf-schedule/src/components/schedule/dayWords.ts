import { localNoon } from '@formline/shared/domain/calendarDates';

const LOCALE = 'en-US';

const longFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' });
const weekdayFormat = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' });
const numericFormat = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: '2-digit', day: '2-digit' });
const shortMonthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'short' });
const weekdayDateFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });
const rangeFormat = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric' });

/** For those who hear it: `Friday, November 20, 2026`. */
export const longDate = (date: string): string => longFormat.format(localNoon(date));

/** `Friday`. */
export const weekdayName = (date: string): string => weekdayFormat.format(localNoon(date));

/** `11/20/2026`. */
export const numericDate = (date: string): string => numericFormat.format(localNoon(date));

/** `Nov`. */
export const shortMonth = (date: string): string => shortMonthFormat.format(localNoon(date));

/** `Fri, Nov 20`. */
export const weekdayDate = (date: string): string => weekdayDateFormat.format(localNoon(date));

/** `November 2026`. */
export const monthTitle = (date: string): string => monthFormat.format(localNoon(date));

/** `Nov 15 – 21, 2026`. */
export const dateRange = (first: string, last: string): string =>
  rangeFormat.formatRange(localNoon(first), localNoon(last));
