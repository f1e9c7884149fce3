import { listedDaysOfWeek } from './daysOfWeek';
import { endpoint } from '../endpoint';
import { uploadedMediaSchema } from '../library/media';
import { calendarDate, dbId, instant, pageNumber, pageSize, urlId } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { workoutSectionSchema } from '../library/workoutContent';
import * as z from '@formline/shared/contracts/schema';

/** How a schedule stands. `over`: its last day is past and something was left undone. */
export const scheduleStatuses = ['upcoming', 'active', 'completed', 'over', 'cancelled'] as const;

/** The word of the program's number in a schedule. */
export const PROGRAM_ID_KEY = `${PRODUCT_SLUG}_program_id` as const;

/** What was scheduled in one go, for a client or for a group. */
export const planFields = {
  /** Null: workouts without a program. */
  name: z.nullable(z.string()),
  program_category: z.object({ id: dbId, label: z.string() }),
  [PROGRAM_ID_KEY]: z.nullable(dbId),
  start_date: calendarDate,
  end_date: calendarDate,
  /** False: `end_date` is the last day of its one pass, or the day itself. */
  is_repeated: z.boolean(),
  status: z.enum(scheduleStatuses),
  workout_count: z.int(),
  /** To be sent back when it is changed. */
  version: z.int(),
};

export const scheduleSummarySchema = z.object({
  /** Identifier of the schedule, `user_schedule_id` of its days. */
  id: dbId,
  ...planFields,
  /** Days' workouts it has on the calendar, and how many of them are done. */
  scheduled_count: z.int(),
  completed_count: z.int(),
  /** The group it belongs to. */
  client_group_id: z.nullable(dbId),
  group_schedule_id: z.nullable(dbId),
});
export type ScheduleSummary = z.infer<typeof scheduleSummarySchema>;

/** A workout of a schedule with its days of the week. */
export const planWorkoutSchema = z.object({
  /** Its place in the schedule; days name it as `plan_workout_id`. */
  id: dbId,
  workout_id: dbId,
  workout_name: z.string(),
  description: z.string(),
  exercise_count: z.int(),
  total_dur_seconds: z.int(),
  days_of_week: listedDaysOfWeek,
  /** Days it was taken off or moved away from by hand. */
  skipped_dates: z.optional(z.array(calendarDate)),
  /** Null for the provider's own. */
  owner_id: z.nullable(dbId),
  /** The video of a video workout. */
  uploaded_media: z.nullable(uploadedMediaSchema),
  sections: z.array(workoutSectionSchema),
});
export type PlanWorkout = z.infer<typeof planWorkoutSchema>;

/** One workout on one day of a schedule. */
const scheduleDaySchema = z.object({
  /** Identifier of this day's workout. */
  id: dbId,
  workout_date: calendarDate,
  workout_id: dbId,
  workout_name: z.string(),
  /** Null when the schedule has this workout no more. */
  plan_workout_id: z.nullable(dbId),
  /** Put on its day, or given its content, by hand. */
  is_moved: z.optional(z.boolean()),
  is_complete: z.boolean(),
  completed_at: z.nullable(instant),
});

export const scheduleDetailsSchema = z.object({
  ...scheduleSummarySchema.shape,
  /** Owner of the program it was made from; null for the provider's own and without a program. */
  owner_id: z.nullable(dbId),
  /** False for a group's: it is changed through the group. */
  editable: z.boolean(),
  workouts: z.array(planWorkoutSchema),
  days: z.array(scheduleDaySchema),
});
export type ScheduleDetails = z.infer<typeof scheduleDetailsSchema>;

/** The day it is where the caller is; absent: in UTC. */
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
    /** First and last day wanted; absent: all days. */
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
