import { addDays, startOfWeek } from '@formline/shared/domain/dates/calendarDates';

/** Both ends are included, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAYS_OF_WEEK = 7;

/** In whichever order the ends were chosen. */
export const rangeBetween = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

export const weekOf = (date: string): DayRange => {
  const from = startOfWeek(date);
  return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
};

export const isWithin = ({ from, to }: DayRange, date: string): boolean => date >= from && date <= to;

export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/** Weeks that a range reaches over, so that a repetition begins on the same weekday after it. */
export const weeksOf = (range: DayRange): number => Math.ceil(daysOf(range).length / DAYS_OF_WEEK);
