import { LAST_WEEK, type WeekChange, type WeekFigure } from '../../contracts/library/weekChanges';
import { convertWeight, roundTo, type WeightUnit } from '../calculators/measureUnits';
import { DOSE_LIMITS } from './exerciseDose';

/** The figures of an exercise that a week can change; the weight in pounds. */
export interface WeeklyFigures {
  readonly sets: number;
  readonly reps: number | null;
  readonly weight: number | null;
}

export interface WeekOfProgram {
  /** From 1. */
  readonly week: number;
  /** Of the trainer: a changed weight is one that can be loaded in this unit. */
  readonly weightUnit: WeightUnit;
}

/** Dumbbells and plates come in these steps; what the change leaves alone is not rounded. */
const LOADABLE_STEP = { lb: 2.5, kg: 1.25 } as const;
const STORED_DECIMALS = 4;

/** The changes that apply to an exercise. In a superset or circuit the rounds are its sets. */
export const changesOfExercise = (
  changes: readonly WeekChange[],
  { exerciseId, isInRoutine }: { readonly exerciseId: number; readonly isInRoutine: boolean },
): WeekChange[] =>
  changes.filter(
    ({ exercise_id: only = null, figure }) =>
      (only === null || only === exerciseId) && !(isInRoutine && figure === 'sets'),
  );

/** An exercise without repetitions or weight gets none. */
export function figuresInWeek<F extends WeeklyFigures>(
  figures: F,
  changes: readonly WeekChange[],
  at: WeekOfProgram,
): F {
  const changed = (figure: WeekFigure) => changedFigure(figures[figure], figure, { changes, at });
  return {
    ...figures,
    sets: changed('sets') ?? figures.sets,
    reps: changed('reps'),
    weight: changed('weight'),
  };
}

/** Supersets and circuits are done in rounds: the changes of sets for all exercises apply to them. */
export const roundsInWeek = (rounds: number, changes: readonly WeekChange[], at: WeekOfProgram): number =>
  changedFigure(rounds, 'sets', {
    changes: changes.filter(({ exercise_id: only = null }) => only === null),
    at,
  }) ?? rounds;

interface ChangesAt {
  readonly changes: readonly WeekChange[];
  readonly at: WeekOfProgram;
}

function changedFigure(
  figure: number | null,
  name: WeekFigure,
  { changes, at: { week, weightUnit } }: ChangesAt,
): number | null {
  if (figure === null || figure === 0) return figure;
  const added = changes
    .filter((change) => change.figure === name)
    .reduce((sum, one) => sum + timesUntil(one, week) * one.change * (one.is_percent ? figure / 100 : 1), 0);
  if (added === 0) return figure;
  const { from, to } = DOSE_LIMITS[name];
  const rounded = name === 'weight' ? loadable(figure + added, weightUnit) : Math.round(figure + added);
  return Math.min(Math.max(rounded, from), to);
}

/** How many times the change has been made in this week. */
function timesUntil(
  { first_week: first, last_week: last, every_weeks: every, is_growing: isGrowing }: WeekChange,
  week: number,
): number {
  const past = week - first;
  if (past < 0 || week > last || past % every !== 0) return 0;
  return isGrowing ? past / every + 1 : 1;
}

function loadable(pounds: number, unit: WeightUnit): number {
  const step = LOADABLE_STEP[unit];
  const steps = Math.round(roundTo(convertWeight(pounds, 'lb', unit) / step, STORED_DECIMALS));
  return roundTo(convertWeight(steps * step, unit, 'lb'), STORED_DECIMALS);
}

/** The changes of a deload week: every so many weeks, so many percent fewer sets. */
export const deloadChange = (everyWeeks: number, percent: number): WeekChange => ({
  figure: 'sets',
  change: -percent,
  is_percent: true,
  first_week: everyWeeks,
  last_week: LAST_WEEK,
  every_weeks: everyWeeks,
  is_growing: false,
});
