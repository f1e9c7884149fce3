export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const MS_PER_DAY = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * MS_PER_DAY);
