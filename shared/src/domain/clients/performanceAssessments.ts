import type { AssessmentCategory, AssessmentName } from '../../contracts/records/performanceAssessments';

interface AssessmentKind {
  readonly category: AssessmentCategory;
  readonly unit: 'seconds' | 'repetitions' | 'beats_per_minute' | 'pounds';
  readonly least: number;
  readonly most: number;
}

const HOUR_SECONDS = 3600;
const HEAVIEST_POUNDS = 2000;

const strengthTest = { category: 'strength', unit: 'pounds', least: 1, most: HEAVIEST_POUNDS } as const;
const minute = { unit: 'repetitions', least: 0, most: 300 } as const;

/** The step test counts heartbeats in the minute after three minutes; lifts are one-rep loads. */
export const assessmentKinds: Readonly<Record<AssessmentName, AssessmentKind>> = {
  five_hundred_meter_row: { category: 'cardio', unit: 'seconds', least: 60, most: HOUR_SECONDS },
  one_mile_run: { category: 'cardio', unit: 'seconds', least: 200, most: HOUR_SECONDS },
  one_minute_jumping_jacks: { category: 'cardio', ...minute },
  three_minute_step: { category: 'cardio', unit: 'beats_per_minute', least: 30, most: 250 },
  one_minute_squats: { category: 'endurance', ...minute },
  one_minute_pushups: { category: 'endurance', ...minute },
  squat: strengthTest,
  bench: strengthTest,
  seated_row: strengthTest,
};

export function isLowerBetter(name: AssessmentName): boolean {
  const { unit } = assessmentKinds[name];
  return unit === 'seconds' || unit === 'beats_per_minute';
}

/** Whether a result is an improvement over another one of the same assessment. */
export const isBetterResult = (name: AssessmentName, value: number, than: number): boolean =>
  isLowerBetter(name) ? value < than : value > than;

/** A counter counts for `countSeconds`, after `leadSeconds` of exercise. */
export type AssessmentTimer =
  | { readonly kind: 'stopwatch' }
  | { readonly kind: 'counter'; readonly leadSeconds: number; readonly countSeconds: number };

const MINUTE_SECONDS = 60;
const STEP_SECONDS = 180;

/** What measures an assessment; null for loads, which are read from the bar. */
export function timerOf(name: AssessmentName): AssessmentTimer | null {
  switch (assessmentKinds[name].unit) {
    case 'seconds':
      return { kind: 'stopwatch' };
    case 'repetitions':
      return { kind: 'counter', leadSeconds: 0, countSeconds: MINUTE_SECONDS };
    case 'beats_per_minute':
      return { kind: 'counter', leadSeconds: STEP_SECONDS, countSeconds: MINUTE_SECONDS };
    case 'pounds':
      return null;
  }
}

/** The problem of a value as a sentence, or null. */
export function assessmentProblem(name: AssessmentName, value: number): string | null {
  const { unit, least, most } = assessmentKinds[name];
  if (value < least || value > most) return `${name}: must lie between ${least} and ${most}`;
  if (unit !== 'pounds' && unit !== 'seconds' && !Number.isInteger(value)) {
    return `${name}: must be a whole number`;
  }
  return null;
}
