/** Dates are texts `YYYY-MM-DD`, never instants, and compare as texts. Only `localCalendarDate` reads the clock. */
const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
/** A month view always has six weeks, so that its height never changes. */
const GRID_DAYS = 42;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const compose = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** Every UTC day has the same length. */
const utcDay = (date: string) => new Date(`${date}T00:00:00Z`);

const fromUtcDay = (day: Date) => compose(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());

/** True for a day of the calendar: `2028-02-29`, but not `2026-02-29` or `2026-2-3`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = utcDay(text);
  return !Number.isNaN(day.getTime()) && fromUtcDay(day) === text;
}

/** The date of an instant in the browser's zone. */
export function localCalendarDate(moment: Date): string {
  return compose(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** A `Date` at noon of this day in the browser's zone, which no clock change skips. */
export function localNoon(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return fromUtcDay(new Date(utcDay(date).getTime() + days * DAY_MS));
}

/** Days from one date to another; negative when the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcDay(to).getTime() - utcDay(from).getTime()) / DAY_MS;
}

/** The same day of another month, or its last: 31 January and one month is 28 February. */
export function addMonths(date: string, months: number): string {
  const count = yearOf(date) * MONTHS_PER_YEAR + monthNumberOf(date) - 1 + months;
  const year = Math.floor(count / MONTHS_PER_YEAR);
  const month = count - year * MONTHS_PER_YEAR + 1;
  return compose(year, month, Math.min(dayOfMonth(date), lengthOfMonth(year, month)));
}

function lengthOfMonth(year: number, month: number): number {
  const first = compose(year, month, 1);
  const firstOfNext = month === MONTHS_PER_YEAR ? compose(year + 1, 1, 1) : compose(year, month + 1, 1);
  return (utcDay(firstOfNext).getTime() - utcDay(first).getTime()) / DAY_MS;
}

/** 2026 of `2026-11-20` or `2026-11`. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** 11 of `2026-11-20` or `2026-11`. */
export function monthNumberOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** 5 of `2026-11-05`. */
export function dayOfMonth(date: string): number {
  return Number(date.slice(8, 10));
}

/** `2026-11` of `2026-11-20`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: string): number {
  return utcDay(date).getUTCDay();
}

/** The Sunday of the day's week. */
export function startOfWeek(date: string): string {
  return addDays(date, -weekday(date));
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The seven days of the day's week, Sunday first. */
export function weekDays(date: string): string[] {
  return daysFrom(startOfWeek(date), DAYS_PER_WEEK);
}

/** The four to six weeks of a month, each from its Sunday. */
export function monthWeeks(date: string): string[][] {
  const days = monthGrid(date);
  return days
    .flatMap((_day, index) => (index % DAYS_PER_WEEK === 0 ? [days.slice(index, index + DAYS_PER_WEEK)] : []))
    .filter((week) => week.some((day) => monthOf(day) === monthOf(date)));
}

/** The 42 days of a month view, from the Sunday on or before the 1st. */
export function monthGrid(date: string): string[] {
  return daysFrom(startOfWeek(`${monthOf(date)}-01`), GRID_DAYS);
}

const EARLIEST = '1900-01-01';

/** True for a birth date, both `YYYY-MM-DD`; one day after today counts because of time zones. */
export function isBirthDate(date: string, today: string): boolean {
  return date >= EARLIEST && date <= addDays(today, 1);
}

/** True for a record's day, since 1900 and not in the future; one day ahead counts because of time zones. */
export const isDayOfRecord = (date: string, today: string): boolean => isBirthDate(date, today);
