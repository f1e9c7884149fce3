import * as z from '@formline/shared/contracts/schema';

/** Digits as texts, Sunday first. */
export const DAYS_OF_WEEK = ['0', '1', '2', '3', '4', '5', '6'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** Without repetitions and in order. */
export const listedDaysOfWeek = z.array(z.enum(DAYS_OF_WEEK));

export const daysOfWeek = z.pipe(
  z.array(z.enum(DAYS_OF_WEEK)).check(z.maxLength(DAYS_OF_WEEK.length)),
  z.transform((days: DayOfWeek[]): DayOfWeek[] => DAYS_OF_WEEK.filter((day) => days.includes(day))),
);
