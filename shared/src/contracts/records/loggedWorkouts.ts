import { endpoint } from '../endpoint';
import { distanceUnitSchema } from '../library/exerciseDose';
import { MOST_EXERCISES_OF_WORKOUT, workoutSectionSchema } from '../library/workoutContent';
import { calendarDate, dbId, urlId } from '../primitives';
import { API_VERSION } from '../product';
import { scheduledWorkoutSchema } from '../scheduling/schedules';
import { currentDate } from '../scheduling/scheduling';
import * as z from '@formline/shared/contracts/schema';

/** Rounds of a superset or circuit count as sets. */
export const MOST_SETS_OF_EXERCISE = 99;
const LONGEST_NOTE = 2000;
export const LONGEST_SET_NOTE = 500;

/** The bounds of a logged set, both included; those of a prescribed one, but for what was not achieved. */
export const SET_LIMITS = {
  reps: { from: 0, to: 99_999 },
  weight: { from: 0, to: 9_999 },
  dur_seconds: { from: 0, to: 5_999 },
  distance: { from: 0, to: 99_999 },
  effort: { from: 1, to: 10 },
} as const;

/** A set that was done. What was not measured is null. */
export const loggedSetSchema = z.object({
  /** Position among the prescribed sets or rounds, from 1. */
  number: z.int(),
  reps: z.nullable(z.int()),
  /** Pounds. */
  weight: z.nullable(z.number()),
  dur_seconds: z.nullable(z.int()),
  distance: z.nullable(z.number()),
  distance_units: distanceUnitSchema,
  /** How hard it was, from 1 to 10. */
  effort: z.nullable(z.int()),
  note: z.nullable(z.string()),
});
export type LoggedSet = z.infer<typeof loggedSetSchema>;

const loggedExerciseSchema = z.object({
  /** Key of the exercise in the workout as it was when it was logged. */
  key: z.string(),
  /** Null once the exercise is deleted for good. */
  exercise_id: z.nullable(dbId),
  name: z.string(),
  is_done: z.boolean(),
  note: z.nullable(z.string()),
  sets: z.array(loggedSetSchema),
});
export type LoggedExercise = z.infer<typeof loggedExerciseSchema>;

export const loggedWorkoutSchema = z.object({
  id: dbId,
  scheduled_workout_id: dbId,
  /** The day of the scheduled workout. */
  date: calendarDate,
  workout_name: z.string(),
  note: z.nullable(z.string()),
  exercises: z.array(loggedExerciseSchema),
  /** Completion of the scheduled workout. */
  is_complete: z.boolean(),
  /** Sent back with a change. */
  version: z.int(),
});
export type LoggedWorkout = z.infer<typeof loggedWorkoutSchema>;

/** The sets of an exercise in one workout. */
const exerciseSessionSchema = z.object({
  date: calendarDate,
  workout_name: z.string(),
  note: z.nullable(z.string()),
  sets: z.array(loggedSetSchema),
});
export type ExerciseSession = z.infer<typeof exerciseSessionSchema>;

const lastSessionSchema = z.object({ exercise_id: dbId, ...exerciseSessionSchema.shape });
export type LastSession = z.infer<typeof lastSessionSchema>;

/** The set of an exercise with the highest estimated one-rep maximum. */
const bestSetSchema = z.object({
  exercise_id: dbId,
  name: z.string(),
  date: calendarDate,
  reps: z.int(),
  /** Pounds. */
  weight: z.number(),
});
export type BestSet = z.infer<typeof bestSetSchema>;

/** Everything needed to log a scheduled workout. */
export const workoutToLogSchema = z.object({
  scheduled_workout: scheduledWorkoutSchema,
  sections: z.array(workoutSectionSchema),
  /** Null: nothing is logged yet. */
  log: z.nullable(loggedWorkoutSchema),
  /** The latest sets of each of its exercises in another workout on the same day or before. */
  last_sessions: z.array(lastSessionSchema),
});
export type WorkoutToLog = z.infer<typeof workoutToLogSchema>;

const nullableInteger = ({ from, to }: { readonly from: number; readonly to: number }) =>
  z.withDefault(z.nullable(z.int().check(z.gte(from), z.lte(to))), null);
const nullableNumber = ({ from, to }: { readonly from: number; readonly to: number }) =>
  z.withDefault(z.nullable(z.number().check(z.gte(from), z.lte(to))), null);
const noteOf = (longest: number) =>
  z.withDefault(z.nullable(z.string().check(z.trim(), z.maxLength(longest))), null);

const setInput = z.object({
  number: z.int().check(z.gte(1), z.lte(MOST_SETS_OF_EXERCISE)),
  reps: nullableInteger(SET_LIMITS.reps),
  weight: nullableNumber(SET_LIMITS.weight),
  dur_seconds: nullableInteger(SET_LIMITS.dur_seconds),
  distance: nullableNumber(SET_LIMITS.distance),
  distance_units: z.withDefault(distanceUnitSchema, 'miles'),
  effort: nullableInteger(SET_LIMITS.effort),
  note: noteOf(LONGEST_SET_NOTE),
});

const exerciseInput = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  exercise_id: dbId,
  is_done: z.withDefault(z.boolean(), false),
  note: noteOf(LONGEST_NOTE),
  sets: z.array(setInput).check(z.maxLength(MOST_SETS_OF_EXERCISE)),
});

/** Replaces what was logged. `domain/training/loggedWorkout` checks the numbers of sets. */
export const workoutLogInput = z.object({
  /** 0: nothing was logged when the caller looked; absent: the present version. */
  version: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
  currentDate,
  note: noteOf(LONGEST_NOTE),
  exercises: z.array(exerciseInput).check(z.maxLength(MOST_EXERCISES_OF_WORKOUT)),
  /** True finishes the scheduled workout, false opens it again; absent: unchanged. */
  is_complete: z.optional(z.boolean()),
});
export type WorkoutLogInput = z.output<typeof workoutLogInput>;

const ofClient = { tag: 'Logged workouts', access: 'trainer-or-client' } as const;
const log = {
  path: `/${API_VERSION}/api/users/:id/scheduled-workouts/:scheduledWorkoutId/log`,
  params: z.object({ id: urlId, scheduledWorkoutId: urlId }),
} as const;

export const readWorkoutLog = endpoint({
  ...ofClient,
  ...log,
  method: 'GET',
  resources: ['logged-workouts', 'schedules', 'workouts'],
  summary: 'A scheduled workout with what is logged, and the last result of each of its exercises',
  result: workoutToLogSchema,
});

export const saveWorkoutLog = endpoint({
  ...ofClient,
  ...log,
  method: 'PUT',
  resources: ['logged-workouts', 'schedules', 'activities'],
  summary: 'Records what was done in a scheduled workout, set by set, on its day or later',
  body: workoutLogInput,
  result: loggedWorkoutSchema,
});

export const listExerciseSessions = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/exercises/:exerciseId/sessions`,
  resources: ['logged-workouts'],
  summary: 'What a client did of an exercise, the latest workout first; at most the last 5,000',
  params: z.object({ id: urlId, exerciseId: urlId }),
  result: z.array(exerciseSessionSchema),
});

export const listBestSets = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/best-sets`,
  resources: ['logged-workouts'],
  summary: 'The best set of the last 90 days of each exercise, the exercise that was done last first',
  params: z.object({ id: urlId }),
  query: z.object({ currentDate }),
  result: z.array(bestSetSchema),
});
