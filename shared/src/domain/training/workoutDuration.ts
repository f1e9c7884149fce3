const workoutDurationTexts = {
  nothing: '0 min',
  minutes: (minutes: number) => (minutes === 1 ? '1 min' : `${minutes} mins`),
  wholeMinutes: (minutes: number) => `${minutes}+ mins`,
  seconds: (seconds: number) => `${seconds} secs`,
} as const;

/** Estimates in seconds from the doses. The browser shows them while editing, the server stores the total. */

export interface TimedExercise {
  readonly sets: number;
  readonly reps: number | null;
  readonly dur_seconds: number | null;
  readonly distance: number | null;
  readonly distance_units: 'miles' | 'yards' | 'meters';
  readonly pace: number | null;
  readonly pace_units: 'mph' | 'rpm' | 'watts';
  readonly tempo: number | null;
  /** Seconds after each set. */
  readonly rest: number;
  readonly exercise_sides: string;
  readonly allow_unilateral: boolean;
}

export interface TimedRoutine {
  readonly reps: number;
  /** A circuit's rest after each round, in seconds. */
  readonly rest: number | null;
  readonly compound_routine_exercises: readonly { readonly exercise: TimedExercise }[];
}

export const METERS_PER_MILE = 1609.344;
export const YARDS_PER_MILE = 1760;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

const SECONDS_PER_REP: Readonly<Record<number, number>> = { 1: 5, 2: 3, 3: 2, 4: 1 };
const DEFAULT_SECONDS_PER_REP = 3;

const UNITS_PER_MILE = { miles: 1, yards: YARDS_PER_MILE, meters: METERS_PER_MILE } as const;

/** Watts of a rower: 2.80 / (seconds per metre)^3. */
const ROWING_CONSTANT = 2.8;

/** From 30 seconds on a duration is shown in minutes, and from half a minute on the next one counts. */
const ROUNDING_SECONDS = 30;

/** Seconds of one repetition: 5 slow, 3 medium, 2 fast, 1 explosive; 3 without a tempo. */
export function secondsPerRep(tempo: number | null): number {
  return SECONDS_PER_REP[tempo ?? 0] ?? DEFAULT_SECONDS_PER_REP;
}

/** Seconds of a distance at a pace in mph or watts of a rower (2.80 / pace^3: 500 m at 202.5 W are 120 s), else 0. */
export function distanceSeconds({
  distance,
  distance_units: units,
  pace,
  pace_units: paceUnits,
}: {
  readonly distance: number;
  readonly distance_units: TimedExercise['distance_units'];
  readonly pace: number;
  readonly pace_units: TimedExercise['pace_units'];
}): number {
  if (distance <= 0 || pace <= 0) return 0;
  const miles = distance / UNITS_PER_MILE[units];
  switch (paceUnits) {
    case 'mph':
      return (miles / pace) * SECONDS_PER_HOUR;
    case 'watts':
      return miles * METERS_PER_MILE * Math.cbrt(ROWING_CONSTANT / pace);
    case 'rpm':
      return 0;
  }
}

/** Seconds of an exercise with the rest after each set. No sets count as one. */
export function exerciseSeconds(exercise: TimedExercise): number {
  return setWithRestSeconds(exercise) * (exercise.sets || 1);
}

function setWithRestSeconds(exercise: TimedExercise): number {
  const { exercise_sides: sides, allow_unilateral: isUnilateral, rest } = exercise;
  return setSeconds(exercise) * (isUnilateral && sides === 'each_side' ? 2 : 1) + rest;
}

/** Its duration, else distance at its pace, else repetitions at their tempo; none count as one. */
function setSeconds({ dur_seconds: duration, distance, pace, reps, tempo, ...units }: TimedExercise): number {
  if (duration) return duration;
  if (distance && pace) return distanceSeconds({ distance, pace, ...units });
  return (reps || 1) * secondsPerRep(tempo);
}

/** Seconds of a superset or circuit: a round has one set and rest of each exercise; repetitions are rounds. */
export function routineSeconds({ reps, rest, compound_routine_exercises: placed }: TimedRoutine): number {
  if (placed.length === 0) return 0;
  const round = placed.reduce((total, { exercise }) => total + setWithRestSeconds(exercise), rest ?? 0);
  return round * (reps || 1);
}

/** Whole seconds of a workout. */
export function workoutSeconds(contents: readonly (TimedExercise | TimedRoutine)[]): number {
  return Math.round(
    contents.reduce(
      (total, item) =>
        total + ('compound_routine_exercises' in item ? routineSeconds(item) : exerciseSeconds(item)),
      0,
    ),
  );
}

/** `0 min`, `29 secs`, `1 min` from 30 seconds on, `2 mins` from a minute and a half on. */
export function durationText(seconds: number): string {
  if (seconds <= 0) return workoutDurationTexts.nothing;
  if (seconds < ROUNDING_SECONDS) return workoutDurationTexts.seconds(Math.ceil(seconds));
  return workoutDurationTexts.minutes(Math.round(seconds / SECONDS_PER_MINUTE));
}

/** A workout's total: `45+ mins`, or `40 secs` below a minute. Rounded up in editors, down on calendars. */
export function workoutTotalText(totalSeconds: number, rounding: 'up' | 'down'): string {
  if (totalSeconds <= 0) return workoutDurationTexts.nothing;
  if (totalSeconds < SECONDS_PER_MINUTE) return workoutDurationTexts.seconds(Math.ceil(totalSeconds));
  const minutes = totalSeconds / SECONDS_PER_MINUTE;
  return workoutDurationTexts.wholeMinutes(rounding === 'up' ? Math.ceil(minutes) : Math.floor(minutes));
}
