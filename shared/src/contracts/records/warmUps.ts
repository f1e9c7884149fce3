import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, urlInteger } from '../primitives';
import { API_VERSION } from '../product';
import { currentDate } from '../scheduling/scheduling';
import * as z from '@formline/shared/contracts/schema';

export const MOST_WARM_UPS = 14;

/** Only `adds` changes the day. */
export const warmUpOutcomes = ['adds', 'alreadyThere', 'groupSession', 'tooManyExercises'] as const;
export type WarmUpOutcome = (typeof warmUpOutcomes)[number];

const warmUpDaySchema = z.object({
  scheduled_workout_id: dbId,
  date: calendarDate,
  workout_name: z.string(),
  /** Of its schedule; the change names it. */
  schedule_version: z.int(),
  outcome: z.enum(warmUpOutcomes),
  /** Those that its Warm-Up does not have yet. */
  added_exercise_ids: z.array(dbId),
});
export type WarmUpDay = z.infer<typeof warmUpDaySchema>;

/** A changed day and what it was before, to undo the change. */
const changedWarmUpSchema = z.object({
  scheduled_workout_id: dbId,
  date: calendarDate,
  workout_id: dbId,
  workout_version: z.int(),
  previous: z.object({ workout_id: dbId, workout_version: z.int(), is_moved: z.boolean() }),
});
export type ChangedWarmUp = z.infer<typeof changedWarmUpSchema>;

const ofClient = {
  tag: 'Scheduling',
  access: 'trainer',
  path: `/${API_VERSION}/api/users/:id/corrective-warm-ups`,
  params: z.object({ id: urlId }),
} as const;

export const previewWarmUps = endpoint({
  ...ofClient,
  method: 'GET',
  resources: ['ohsa', 'schedules', 'workouts'],
  summary:
    'What adding the last corrective exercises to the Warm-Up of the next workouts does to each of these days',
  query: z.object({ count: urlInteger(1, MOST_WARM_UPS), currentDate }),
  result: z.object({
    /** Null before the first assessment. */
    ohsa_result_id: z.nullable(dbId),
    exercises: z.array(z.object({ id: dbId, name: z.string() })),
    days: z.array(warmUpDaySchema),
  }),
});

export const addToWarmUps = endpoint({
  ...ofClient,
  method: 'POST',
  resources: ['schedules', 'workouts'],
  summary: "Adds the last corrective exercises to the Warm-Up of some of one client's scheduled workouts",
  body: z.object({
    ohsa_result_id: dbId,
    days: z
      .array(z.object({ scheduled_workout_id: dbId, schedule_version: z.int() }))
      .check(z.minLength(1), z.maxLength(MOST_WARM_UPS)),
    currentDate,
  }),
  result: z.object({ changed: z.array(changedWarmUpSchema) }),
});

export const undoWarmUps = endpoint({
  ...ofClient,
  method: 'PUT',
  resources: ['schedules', 'workouts'],
  summary: 'Restores these workouts as they were, unless one has been changed since',
  body: z.object({
    changed: z.array(changedWarmUpSchema).check(z.minLength(1), z.maxLength(MOST_WARM_UPS)),
    currentDate,
  }),
  result: z.object({ restored_count: z.int() }),
});
