import { bodyClubScope } from '../people/clubScope';
import { daysOfWeek } from './daysOfWeek';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { scheduleSummarySchema } from './scheduleDetails';
import { weekChangesSchema } from '../library/weekChanges';
import { LONGEST_WORKOUT_NAME, workoutSectionsInput } from '../library/workoutContent';
import { LONGEST_DESCRIPTION } from '../library/workouts';
import * as z from '@formline/shared/contracts/schema';

export const PROGRAM_ID_FIELD = `${PRODUCT_SLUG}ProgramId` as const;

export const MOST_SCHEDULE_WORKOUTS = 60;

/** Empty counts as absent. */
export const programNameInput = z.string().check(z.trim(), z.maxLength(160));

export const currentDate = z.optional(calendarDate);

const requestedWorkoutSchema = z.object({
  /** Absent: a workout for this schedule alone, in no library. */
  workout_id: z.optional(dbId),
  /** Of a workout for this schedule; without a name: `{client or group} Workout`. */
  sections: z.optional(workoutSectionsInput),
  name: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_WORKOUT_NAME))),
  description: z.optional(z.string().check(z.maxLength(LONGEST_DESCRIPTION))),
  /** Required when the schedule repeats. */
  days_of_week: z.withDefault(daysOfWeek, []),
  week_changes: z.withDefault(weekChangesSchema, []),
});

/** The rules are in `domain/scheduling/repetition`. */
export const scheduleRequestSchema = z.object({
  startDate: calendarDate,
  /** Absent or null: not repeated. */
  endDate: z.optional(z.nullable(calendarDate)),
  /** Of a repetition: one workout on each of the days, in their order and then again from the first. */
  is_rotation: z.optional(z.boolean()),
  /** Absent or empty: the program's name, or one made from the client's for several workouts. */
  programName: z.optional(programNameInput),
  program_category_id: z.optional(dbId),
  [PROGRAM_ID_FIELD]: z.optional(dbId),
  /** Absent: the program's workouts on the program's days. */
  workouts: z.optional(
    z.array(requestedWorkoutSchema).check(z.minLength(1), z.maxLength(MOST_SCHEDULE_WORKOUTS)),
  ),
  /** What is different in some weeks, in all workouts. Absent: as in the program, unless workouts are given. */
  week_changes: z.optional(weekChangesSchema),
  /** True: refused with 409 and the code 4092 when a workout is on one of the days already; else added again. */
  ask_if_scheduled: z.withDefault(z.boolean(), false),
  currentDate,
  ...bodyClubScope,
});
export type ScheduleRequest = z.output<typeof scheduleRequestSchema>;

/** Workouts of the request that were on their day before; absent: none. */
export const alreadyScheduled = {
  already_scheduled: z.optional(z.array(z.object({ date: calendarDate, workout_name: z.string() }))),
};

/** Which change of the calendar it became, for undo; absent: nothing has changed. */
export const madeChange = { change_id: z.optional(dbId) };

export const scheduleWorkout = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/schedule-workout`,
  summary: 'Puts a program or workouts on a client’s calendar',
  tag: 'Scheduling',
  access: 'trainer',
  resources: ['schedules'],
  params: z.object({ id: urlId }),
  body: scheduleRequestSchema,
  result: z.object({ ...scheduleSummarySchema.shape, ...alreadyScheduled, ...madeChange }),
});
