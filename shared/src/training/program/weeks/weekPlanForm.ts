import {
  GREATEST_WEEK_CHANGE,
  LAST_WEEK,
  MOST_WEEK_CHANGES,
  MOST_WEEKS_OF_PROGRAM,
  type WeekChange,
  type WeekFigure,
} from '@formline/shared/contracts/library/weekChanges';
import { convertWeight, roundTo, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import type { ProgramDraft, WeekPlan } from '../draft/programDraft';
import { weekPlanTexts as texts } from './weekPlan.texts';

export type ChangeKind = `${WeekFigure}${'+' | '-'}`;
export const CHANGE_KINDS = ['weight+', 'weight-', 'reps+', 'reps-', 'sets+', 'sets-'] as const;

/** A change as it is typed: the amount without a sign, weights in the trainer's unit. */
export interface ChangeRow {
  readonly id: number;
  /** Null: all workouts, and so all exercises. */
  readonly workoutKey: string | null;
  readonly exerciseId: number | null;
  readonly kind: ChangeKind;
  readonly amount: number | null;
  readonly isPercent: boolean;
  readonly firstWeek: number | null;
  /** Null: to the end of the schedule. */
  readonly lastWeek: number | null;
  readonly everyWeeks: number;
  readonly isGrowing: boolean;
}

export interface WeekPlanForm {
  readonly weekCount: number | null;
  readonly rows: readonly ChangeRow[];
}

export interface RowProblems {
  readonly amount?: string;
  readonly firstWeek?: string;
  readonly lastWeek?: string;
}

export interface WeekPlanProblems {
  readonly weekCount: string | undefined;
  readonly rows: readonly RowProblems[];
}

const DECIMALS = 2;
const DEFAULT_WEEKS = 4;
const DEFAULT_INCREASE = { lb: 5, kg: 2.5 } as const;
const DEFAULT_DELOAD_PERCENT = 40;

export function toWeekPlanForm(
  { weekCount, weekChanges, workouts }: ProgramDraft,
  unit: WeightUnit,
): WeekPlanForm {
  const changes = [
    ...weekChanges.map((change) => ({ change, workoutKey: null })),
    ...workouts.flatMap(({ key, week_changes = [] }) =>
      week_changes.map((change) => ({ change, workoutKey: key })),
    ),
  ];
  return {
    weekCount,
    rows: changes.map(({ change, workoutKey }, id) => ({ id, workoutKey, ...toRow(change, unit) })),
  };
}

const figureOf = (kind: ChangeKind): WeekFigure =>
  kind.startsWith('weight') ? 'weight' : kind.startsWith('reps') ? 'reps' : 'sets';

const isInPounds = ({ kind, isPercent }: Pick<ChangeRow, 'kind' | 'isPercent'>) =>
  figureOf(kind) === 'weight' && !isPercent;

/** Whole sets and repetitions, weights and percent with a fraction. */
export const decimalsOf = (row: Pick<ChangeRow, 'kind' | 'isPercent'>): number =>
  row.isPercent || isInPounds(row) ? DECIMALS : 0;

function toRow(change: WeekChange, unit: WeightUnit): Omit<ChangeRow, 'id' | 'workoutKey'> {
  const { figure, change: signed, is_percent: isPercent, exercise_id: exerciseId = null } = change;
  const kind: ChangeKind = `${figure}${signed < 0 ? '-' : '+'}`;
  const amount = Math.abs(signed);
  return {
    exerciseId,
    kind,
    isPercent,
    amount: isInPounds({ kind, isPercent }) ? roundTo(convertWeight(amount, 'lb', unit), DECIMALS) : amount,
    firstWeek: change.first_week,
    lastWeek: change.last_week === LAST_WEEK ? null : change.last_week,
    everyWeeks: change.every_weeks,
    isGrowing: change.is_growing,
  };
}

const nextId = ({ rows }: WeekPlanForm) => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

/** More weight each week, from the second week on. A program without weeks gets some. */
export function withNewChange(form: WeekPlanForm, unit: WeightUnit): WeekPlanForm {
  const weekCount = form.weekCount || DEFAULT_WEEKS;
  const row: ChangeRow = {
    id: nextId(form),
    workoutKey: null,
    exerciseId: null,
    kind: 'weight+',
    amount: DEFAULT_INCREASE[unit],
    isPercent: false,
    firstWeek: Math.min(2, weekCount),
    lastWeek: null,
    everyWeeks: 1,
    isGrowing: true,
  };
  return { weekCount, rows: [...form.rows, row] };
}

/** Fewer sets in every fourth week, or in the last one of fewer. */
export function withDeload(form: WeekPlanForm): WeekPlanForm {
  const weekCount = form.weekCount || DEFAULT_WEEKS;
  const row: ChangeRow = {
    id: nextId(form),
    workoutKey: null,
    exerciseId: null,
    kind: 'sets-',
    amount: DEFAULT_DELOAD_PERCENT,
    isPercent: true,
    firstWeek: Math.min(DEFAULT_WEEKS, weekCount),
    lastWeek: null,
    everyWeeks: DEFAULT_WEEKS,
    isGrowing: false,
  };
  return { weekCount, rows: [...form.rows, row] };
}

/** The exercises are those of the chosen workout. */
export const withRow = (form: WeekPlanForm, changed: ChangeRow): WeekPlanForm => ({
  ...form,
  rows: form.rows.map((row) =>
    row.id !== changed.id
      ? row
      : row.workoutKey === changed.workoutKey
        ? changed
        : { ...changed, exerciseId: null },
  ),
});

export function weekPlanProblems({ weekCount, rows }: WeekPlanForm): WeekPlanProblems {
  const isCount = weekCount === null || (weekCount >= 1 && weekCount <= MOST_WEEKS_OF_PROGRAM);
  return {
    weekCount: isCount ? undefined : texts.countProblem(MOST_WEEKS_OF_PROGRAM),
    rows: rows.map(rowProblems),
  };
}

function rowProblems({ amount, firstWeek, lastWeek }: ChangeRow): RowProblems {
  const isWeek = (week: number | null) => week !== null && week >= 1 && week <= LAST_WEEK;
  const outside = texts.weekProblem(LAST_WEEK);
  const isTooEarly = isWeek(lastWeek) && firstWeek !== null && lastWeek !== null && lastWeek < firstWeek;
  return {
    ...(!(amount !== null && amount > 0) && { amount: texts.tooLittle }),
    ...(amount !== null && amount > GREATEST_WEEK_CHANGE && { amount: texts.tooMuch(GREATEST_WEEK_CHANGE) }),
    ...(!isWeek(firstWeek) && { firstWeek: outside }),
    ...(lastWeek !== null && !isWeek(lastWeek) && { lastWeek: outside }),
    ...(isTooEarly && { lastWeek: texts.tooEarly(firstWeek) }),
  };
}

export const isWeekPlanRight = ({ weekCount, rows }: WeekPlanProblems): boolean =>
  weekCount === undefined && rows.every((row) => Object.keys(row).length === 0);

/** True once no workout, nor all of them together, can have another change. */
export const isFull = ({ rows }: WeekPlanForm): boolean => rows.length >= MOST_WEEK_CHANGES;

/** Rows with a problem are left out. */
export function toWeekPlan(form: WeekPlanForm, unit: WeightUnit): WeekPlan {
  const ofAll: WeekChange[] = [];
  const ofWorkouts = new Map<string, WeekChange[]>();
  for (const row of form.rows) {
    const change = toChange(row, unit);
    if (change === null) continue;
    if (row.workoutKey === null) ofAll.push(change);
    else ofWorkouts.set(row.workoutKey, [...(ofWorkouts.get(row.workoutKey) ?? []), change]);
  }
  return { weekCount: form.weekCount, ofAll, ofWorkouts };
}

function toChange(row: ChangeRow, unit: WeightUnit): WeekChange | null {
  const { amount, firstWeek, lastWeek, kind } = row;
  if (amount === null || firstWeek === null) return null;
  if (Object.keys(rowProblems(row)).length > 0) return null;
  const stored = isInPounds(row) ? convertWeight(amount, unit, 'lb') : amount;
  return {
    figure: figureOf(kind),
    change: kind.endsWith('-') ? -stored : stored,
    is_percent: row.isPercent,
    first_week: firstWeek,
    last_week: lastWeek ?? LAST_WEEK,
    every_weeks: row.everyWeeks,
    is_growing: row.isGrowing,
    ...(row.exerciseId !== null && { exercise_id: row.exerciseId }),
  };
}
