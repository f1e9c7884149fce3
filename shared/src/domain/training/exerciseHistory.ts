import type { ExerciseSession, LoggedSet } from '../../contracts/records/loggedWorkouts';
import { REPS_LIMITS } from '../../contracts/calculators/oneRepMax';
import { ONE_REP_MAX_TRUSTED_REPS, oneRepMaxRange } from '../calculators/one-rep-max/oneRepMax';
import { addDays } from '../dates/calendarDates';

const RECENT_DAYS = 90;

/** One-rep maximum in pounds: the span of the calculator's formulas and its middle. */
export interface StrengthEstimate {
  readonly lowest: number;
  readonly highest: number;
  readonly middle: number;
}

export interface RatedSet {
  readonly date: string;
  readonly set: LoggedSet;
  readonly reps: number;
  readonly weight: number;
  readonly estimate: StrengthEstimate;
}

/** The estimate of a set with weight and 1 to 36 repetitions; null for any other. */
export function estimateOf({ reps, weight }: Pick<LoggedSet, 'reps' | 'weight'>): StrengthEstimate | null {
  if (reps === null || weight === null || weight <= 0) return null;
  if (reps < REPS_LIMITS.from || reps > REPS_LIMITS.to) return null;
  const { lowest, highest } = oneRepMaxRange(weight, reps);
  return { lowest, highest, middle: (lowest + highest) / 2 };
}

/** The best set of each session, the newest first. Sets of up to ten repetitions count before longer ones. */
export const bestSets = (sessions: readonly ExerciseSession[]): RatedSet[] =>
  sessions.flatMap(({ date, sets }) => bestOf(sets.flatMap((set) => rated(date, set))) ?? []);

/** The set with the highest estimate, or null when none has one. */
export const bestSet = (sessions: readonly ExerciseSession[]): RatedSet | null => bestOf(bestSets(sessions));

/** The first day of the last 90 days, whose sets say something about today's strength. */
export const recentSince = (today: string): string => addDays(today, -RECENT_DAYS);

function rated(date: string, set: LoggedSet): RatedSet[] {
  const estimate = estimateOf(set);
  const { reps, weight } = set;
  return estimate && reps !== null && weight !== null ? [{ date, set, reps, weight, estimate }] : [];
}

function bestOf(sets: readonly RatedSet[]): RatedSet | null {
  const trusted = sets.filter(({ reps }) => reps <= ONE_REP_MAX_TRUSTED_REPS);
  const compared = trusted.length > 0 ? trusted : sets;
  return compared.reduce<RatedSet | null>(
    (best, one) => (best === null || one.estimate.middle > best.estimate.middle ? one : best),
    null,
  );
}
