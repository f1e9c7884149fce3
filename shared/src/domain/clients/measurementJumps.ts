import { daysBetween } from '../dates/calendarDates';

/** How much a value may change at once, and how much more with each week since the last one. */
interface Plausible {
  readonly atOnce: number;
  readonly perWeek: number;
  readonly most: number;
}

/**
 * Shares of the last value. Our own limits: about twice of what advice on weight loss (1 % a week) and a tape measure
 * (a few per cent between two hands) allow, so that a wrong unit or digit is asked about and progress is not.
 */
const OF_LAST_VALUE = {
  weight: { atOnce: 0.05, perWeek: 0.02, most: 0.3 },
  girth: { atOnce: 0.08, perWeek: 0.02, most: 0.3 },
} as const satisfies Record<string, Plausible>;

/** In points of a hundred: body fat and lean mass are shares already. Scales differ by about 3 points. */
const POINTS: Plausible = { atOnce: 5, perWeek: 1, most: 20 };

const DAYS_PER_WEEK = 7;

export interface Change {
  readonly last: number;
  readonly next: number;
  readonly lastDate: string;
  readonly nextDate: string;
}

/** Whether a value is so far from the last one that it is more likely mistyped than measured. */
export function isImplausible(kind: 'weight' | 'girth' | 'percentage', change: Change): boolean {
  const { last, next, lastDate, nextDate } = change;
  const weeks = Math.abs(daysBetween(lastDate, nextDate)) / DAYS_PER_WEEK;
  if (kind === 'percentage') return Math.abs(next - last) > limit(POINTS, weeks);
  return Math.abs(next - last) > last * limit(OF_LAST_VALUE[kind], weeks);
}

const limit = ({ atOnce, perWeek, most }: Plausible, weeks: number): number =>
  Math.min(most, atOnce + perWeek * weeks);
