import { listedDaysOfWeek } from './daysOfWeek';
import { endpoint } from '../endpoint';
import { uploadedMediaSchema } from '../library/media';
import { calendarDate, dbId, instant, pageNumber, pageSize, urlId } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { workoutSectionSchema } from '../library/workoutContent';
import * as z from '@formline/shared/contracts/schema';

/** `over`: its last day is past and work was left undone. */
export const scheduleStatuses = ['upcoming', 'active', 'completed', 'over', 'cancelled'] as const;

export const PROGRAM_ID_KEY = `${PRODUCT_SLUG}_program_id` as const;

export const planFields = {
  /** Null: workouts without a program. */
  name: z.nullable(z.string()),
  program_category: z.object({ id: dbId, label: z.string() }),
  [PROGRAM_ID_KEY]: z.nullable(dbId),
  start_date: calendarDate,
  end_date: calendarDate,
  /** False: `end_date` is the last day of its one pass, or the day itself. */
  is_repeated: z.boolean(),
  /** True: the workouts take turns on the days of all of them. Older servers send none. */
  is_rotation: z.optional(z.boolean()),
  status: z.enum(scheduleStatuses),
  workout_count: z.int(),
  /** Sent back with a change. */
  version: z.int(),
};

export const scheduleSummarySchema = z.object({
  /** `user_schedule_id` of its days. */
  id: dbId,
  ...planFields,
  scheduled_count: z.int(),
  completed_count: z.int(),
  client_group_id: z.nullable(dbId),
  group_schedule_id: z.nullable(dbId),
});
export type ScheduleSummary = z.infer<typeof scheduleSummarySchema>;

export const planWorkoutSchema = z.object({
  /** `plan_workout_id` of its days. */
  id: dbId,
  workout_id: dbId,
  workout_name: z.string(),
  description: z.string(),
  exercise_count: z.int(),
  total_dur_seconds: z.int(),
  days_of_week: listedDaysOfWeek,
  /** Removed or moved by hand. */
  skipped_dates: z.optional(z.array(calendarDate)),
  /** True: some weeks have another content. Absent: none. */
  has_weekly_changes: z.optional(z.boolean()),
  owner_id: z.nullable(dbId),
  uploaded_media: z.nullable(uploadedMediaSchema),
  sections: z.array(workoutSectionSchema),
});
export type PlanWorkout = z.infer<typeof planWorkoutSchema>;

const scheduleDaySchema = z.object({
  id: dbId,
  workout_date: calendarDate,
  workout_id: dbId,
  workout_name: z.string(),
  /** Null when the schedule does not have the workout any more. */
  plan_workout_id: z.nullable(dbId),
  /** Moved or edited by hand. */
  is_moved: z.optional(z.boolean()),
  is_complete: z.boolean(),
  /** The day of the missed session that it makes up for. Older servers send none. */
  makes_up_for: z.optional(z.nullable(calendarDate)),
  /** The day on which this missed session is made up for. */
  made_up_on: z.optional(z.nullable(calendarDate)),
  completed_at: z.nullable(instant),
});

export const scheduleDetailsSchema = z.object({
  ...scheduleSummarySchema.shape,
  /** Owner of its program; null for the provider's own and without a program. */
  owner_id: z.nullable(dbId),
  /** False for a group's, which is changed through the group. */
  editable: z.boolean(),
  workouts: z.array(planWorkoutSchema),
  days: z.array(scheduleDaySchema),
});
export type ScheduleDetails = z.infer<typeof scheduleDetailsSchema>;

/** In the caller's zone; absent: in UTC. */
export const currentDateQuery = z.optional(calendarDate);
const tag = 'Scheduling';

export const readSchedule = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/schedule/:scheduleId`,
  summary: "One of a client's schedules: its workouts, and its days with what is done",
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: z.object({ id: urlId, scheduleId: urlId }),
  query: z.object({
    /** Absent: all days. */
    program_start_date: z.optional(calendarDate),
    program_end_date: z.optional(calendarDate),
    currentDate: currentDateQuery,
  }),
  result: scheduleDetailsSchema,
});

export const listSchedules = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/schedules`,
  summary: "A client's schedules, the latest start first",
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: z.object({ id: urlId }),
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 100),
    currentDate: currentDateQuery,
  }),
  result: z.array(scheduleSummarySchema),
});
