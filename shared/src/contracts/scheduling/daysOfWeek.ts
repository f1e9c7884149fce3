import * as z from '@formline/shared/contracts/schema';

/** Days of the week as they travel: numbers written as texts, Sunday first. */
export const DAYS_OF_WEEK = ['0', '1', '2', '3', '4', '5', '6'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** Days of the week in an answer: without repetitions and in their order. */
export const listedDaysOfWeek = z.array(z.enum(DAYS_OF_WEEK));

/** Days of the week in a request: they lose repetitions and come into their order. */
export const daysOfWeek = z.pipe(
  z.array(z.enum(DAYS_OF_WEEK)).check(z.maxLength(DAYS_OF_WEEK.length)),
  z.transform((days: DayOfWeek[]): DayOfWeek[] => DAYS_OF_WEEK.filter((day) => days.includes(day))),
);
