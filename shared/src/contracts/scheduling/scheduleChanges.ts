import { daysOfWeek } from './daysOfWeek';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, urlInteger, versionRead } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { scheduleDetailsSchema, scheduleSummarySchema } from './scheduleDetails';
import { scheduledWorkoutSchema } from './schedules';
import {
  currentDate,
  madeChange,
  MOST_SCHEDULE_WORKOUTS,
  programNameInput,
  scheduleRequestSchema,
} from './scheduling';
import { LONGEST_WORKOUT_NAME, workoutSectionsInput } from '../library/workoutContent';
import * as z from '@formline/shared/contracts/schema';

const tag = 'Scheduling';
const oneClient = z.object({ id: urlId });
const oneSchedule = z.object({ id: urlId, scheduleId: urlId });
const oneDay = z.object({ id: urlId, scheduledWorkoutId: urlId });

export const changedWorkoutSchema = z.object({
  /** Absent: added. Workouts that are not named are removed. */
  id: z.optional(dbId),
  workout_id: z.optional(dbId),
  days_of_week: daysOfWeek,
});

/** Absent: unchanged. */
export const planChangesSchema = z.object({
  version: versionRead,
  name: z.optional(programNameInput),
  program_category_id: z.optional(dbId),
  start_date: z.optional(calendarDate),
  end_date: z.optional(z.nullable(calendarDate)),
  is_rotation: z.optional(z.boolean()),
  workouts: z.optional(
    z.array(changedWorkoutSchema).check(z.minLength(1), z.maxLength(MOST_SCHEDULE_WORKOUTS)),
  ),
  currentDate,
});
export type PlanChanges = z.output<typeof planChangesSchema>;

export const updateSchedule = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/schedule/:scheduleId`,
  summary: "Changes what is ahead of one client's schedule; the library stays as it is",
  tag,
  access: 'trainer',
  resources: ['schedules', 'workouts'],
  params: oneSchedule,
  body: planChangesSchema,
  result: z.object({ ...scheduleDetailsSchema.shape, ...madeChange }),
});

export const rescheduleProgram = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/${PRODUCT_SLUG}-program/:programId/reschedule`,
  summary: "Gives a client's scheduled program other dates and days",
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: z.object({ id: urlId, programId: urlId }),
  /** The schedule by its id, or by the dates it had. */
  body: z.object({
    ...scheduleRequestSchema.shape,
    startDate: z.optional(calendarDate),
    oldStartDate: z.optional(calendarDate),
    oldEndDate: z.optional(calendarDate),
    scheduleId: z.optional(dbId),
    version: versionRead,
  }),
  result: scheduleSummarySchema,
});

/** One day's workout, the plan from that day on, or all that is ahead. */
export const removalScopes = ['day', 'following', 'all'] as const;
export type RemovalScope = (typeof removalScopes)[number];

export const deleteSchedule = endpoint({
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/:id/schedule/:scheduleId`,
  summary: 'Takes a schedule off the calendar; what is past or done stays',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: oneSchedule,
  query: z.object({
    scope: z.withDefault(z.enum(removalScopes), 'all'),
    /** Required unless the scope is `all`. */
    scheduledWorkoutId: z.optional(urlId),
    currentDate,
    version: z.optional(urlInteger(1, 2_147_483_647)),
  }),
  result: z.object({ id: dbId, removed_count: z.int(), ...madeChange }),
});

const cancelledSchema = z.object({ schedule_id: dbId, cancelled_count: z.int(), ...madeChange });

export const cancelWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/trainer/cancel/workout`,
  summary:
    'Calls off what is ahead of a schedule, or one day’s workout; the schedule stays known as cancelled',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  body: z.object({
    scheduleId: dbId,
    userId: dbId,
    currentDate,
    scheduledWorkoutId: z.optional(dbId),
  }),
  result: cancelledSchema,
});

export const cancelOwnWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/client/cancelworkout`,
  summary: 'A client calls off a wake-up workout of their own calendar',
  tag,
  access: 'signed-in',
  resources: ['schedules'],
  body: z.object({ scheduleId: dbId, currentDate, scheduledWorkoutId: z.optional(dbId) }),
  result: cancelledSchema,
});

export const moveScheduledWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/scheduled-workouts/:scheduledWorkoutId/date`,
  summary: 'Moves one workout of the calendar to another day',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: oneDay,
  body: z.object({
    date: calendarDate,
    oldDate: calendarDate,
    currentDate,
  }),
  result: z.object({ ...scheduledWorkoutSchema.shape, ...madeChange }),
});

/** Absent: unchanged. */
export const contentChangesSchema = z.object({
  version: versionRead,
  currentDate,
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WORKOUT_NAME))),
  description: z.optional(z.string().check(z.maxLength(5000))),
  sections: z.optional(workoutSectionsInput),
});
export type ContentChanges = z.output<typeof contentChangesSchema>;

export const updateScheduledWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/scheduled-workouts/:scheduledWorkoutId/content`,
  summary:
    'Changes what one client does in a scheduled workout: that day, from that day on, or on all days ahead',
  tag,
  access: 'trainer',
  resources: ['schedules', 'workouts'],
  params: oneDay,
  body: z.object({ scope: z.enum(removalScopes), ...contentChangesSchema.shape }),
  result: scheduleDetailsSchema,
});

const completion = z.object({ is_complete: z.boolean() });

export const completeScheduledWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/scheduled-workouts/:scheduledWorkoutId/completion`,
  summary: 'Marks a workout of a client’s calendar as done, or as not done',
  tag,
  access: 'trainer',
  resources: ['schedules', 'activities'],
  params: oneDay,
  body: completion,
  result: scheduledWorkoutSchema,
});

export const completeOwnWorkout = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/client/scheduled-workouts/:id/completion`,
  summary: 'A client marks a workout of their own calendar as done, or as not done',
  tag,
  access: 'signed-in',
  resources: ['schedules', 'activities'],
  params: oneClient,
  body: completion,
  result: scheduledWorkoutSchema,
});
