/** The present moment. Handed in so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const MS_PER_DAY = 86_400_000;

/** The same time of day, in UTC, some days later, or earlier with a negative number. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * MS_PER_DAY);
