const LOCALE = 'en-US';
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const utcDay = (date: string) => new Date(`${date}T00:00:00Z`);

/** `Sunday, March 5, 2028`. */
export const longDayName = (date: string): string => longDay.format(utcDay(date));

/** `March 2028`. */
export const monthName = (date: string): string => monthAndYear.format(utcDay(date));
