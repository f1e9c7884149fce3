import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, urlId, urlInteger } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const scheduledWorkoutSchema = z.object({
  id: dbId,
  workout_date: calendarDate,
  workout_name: z.string(),
  program_name: z.nullable(z.string()),
  program_category_name: z.string(),
  /** The schedule this day was expanded from. */
  user_schedule_id: dbId,
  workout_id: dbId,
  total_dur_seconds: z.int(),
  is_complete: z.boolean(),
  client_group_id: z.nullable(dbId),
});
export type ScheduledWorkout = z.infer<typeof scheduledWorkoutSchema>;

export const listMonthWorkouts = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/month-workouts`,
  summary: "A client's scheduled workouts of one month",
  tag: 'Scheduling',
  access: 'trainer',
  resources: ['schedules'],
  params: z.object({ id: urlId }),
  query: z.object({
    month: urlInteger(1, 12),
    year: urlInteger(1900, 2200),
    currentTime: z.optional(instant),
  }),
  result: z.array(scheduledWorkoutSchema),
});
