import { clubScope } from '../people/clubScope';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId, urlInteger } from '../primitives';
import { API_VERSION } from '../product';
import { scheduledWorkoutSchema } from './schedules';
import * as z from '@formline/shared/contracts/schema';

const dayWorkoutSchema = z.object({
  ...scheduledWorkoutSchema.shape,
  program_start_date: calendarDate,
  program_end_date: calendarDate,
});

/** However many members do it. */
const groupWorkoutSchema = z.object({
  workout_date: calendarDate,
  workout_id: dbId,
  workout_name: z.string(),
  program_name: z.nullable(z.string()),
  program_category_name: z.string(),
  total_dur_seconds: z.int(),
  group_schedule_id: z.nullable(dbId),
  /** Null, like the schedule, for work from before groups had schedules. */
  plan_workout_id: z.nullable(dbId),
  client_count: z.int(),
  completed_count: z.int(),
  /** When every member has done it. */
  is_complete: z.boolean(),
});

/** With the members whose calendar it is on. */
const groupDayWorkoutSchema = z.object({
  ...groupWorkoutSchema.shape,
  /** By name; older servers send none. */
  members: z.optional(
    z.array(
      z.object({
        client_user_id: dbId,
        full_name: z.string(),
        avatar_url: z.nullable(z.string()),
        is_complete: z.boolean(),
      }),
    ),
  ),
});
export type GroupDayWorkout = z.infer<typeof groupDayWorkoutSchema>;

export type GroupWorkout = z.infer<typeof groupWorkoutSchema>;

const clientParams = z.object({ id: urlId });
const dayQuery = z.object({ date: calendarDate });

export const readCalendarDay = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/calendar-day`,
  summary: "A client's workouts of one day",
  tag: 'Dashboard',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: dayQuery,
  result: z.object({ scheduled_workouts: z.array(dayWorkoutSchema) }),
});

export const listCalendarMonth = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/calendar-month`,
  summary: "A client's workouts of one month, for the dashboard",
  tag: 'Dashboard',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: z.object({ month: urlInteger(1, 12), year: urlInteger(1900, 2200) }),
  result: z.array(scheduledWorkoutSchema),
});

export const listWeeklyCompletion = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/weekly-completion`,
  summary: 'How much of each day is done, for the seven days from the start date',
  tag: 'Dashboard',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: z.object({ startDate: calendarDate }),
  /** Days without work are left out. */
  result: z.array(
    z.object({
      workout_date: calendarDate,
      workout_count: z.int(),
      completed_count: z.int(),
      is_complete: z.boolean(),
    }),
  ),
});

export const listDayWorkouts = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/day-workouts`,
  summary: "A client's workouts of one day, as a list",
  tag: 'Scheduling',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: dayQuery,
  result: z.array(dayWorkoutSchema),
});

export const listGroupMonthWorkouts = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-group/:id/month-workouts`,
  summary: "A group's workouts of the month a day lies in",
  tag: 'Groups',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: z.object({ monthStart: calendarDate, ...clubScope }),
  result: z.array(groupWorkoutSchema),
});

export const listGroupDayWorkouts = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-group/:id/calendar-day`,
  summary: "A group's workouts of one day, with who has done them",
  tag: 'Groups',
  access: 'trainer',
  resources: ['schedules'],
  params: clientParams,
  query: z.object({ date: calendarDate, ...clubScope }),
  result: z.array(groupDayWorkoutSchema),
});
