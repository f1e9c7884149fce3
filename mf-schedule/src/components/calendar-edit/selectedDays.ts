import { addDays, daysBetween, startOfWeek, weekDays } from '@formline/shared/domain/dates/calendarDates';

const DAYS_OF_WEEK = 7;

/** In whichever order the ends were chosen; both are included. */
export function daysBetweenEnds(one: string, other: string): string[] {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** From Sunday to Saturday. */
export const weekOf = (date: string): string[] => weekDays(startOfWeek(date));

/** The days of a frame that is drawn over the weeks from one day to another, as in a table. */
export function daysInFrame(one: string, other: string): string[] {
  const columns = [one, other].map((day) => daysBetween(startOfWeek(day), day));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const weeks = daysBetween(startOfWeek(one), startOfWeek(other)) / DAYS_OF_WEEK;
  const top = weeks < 0 ? startOfWeek(other) : startOfWeek(one);
  return Array.from({ length: Math.abs(weeks) + 1 }, (_, week) =>
    weekDays(addDays(top, week * DAYS_OF_WEEK)).slice(first, last + 1),
  ).flat();
}

/** In order. */
export const withDay = (days: readonly string[], day: string): string[] =>
  (days.includes(day) ? days.filter((one) => one !== day) : [...days, day]).sort();

/** Weeks that the days reach over, so that a repetition begins on the same weekday after them. */
export const weeksOver = (first: string, last: string): number =>
  Math.ceil((daysBetween(first, last) + 1) / DAYS_OF_WEEK);
