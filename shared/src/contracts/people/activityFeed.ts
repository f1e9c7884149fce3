import { clubScope } from './clubScope';
import { endpoint } from '../endpoint';
import {
  calendarDate,
  dbId,
  instant,
  pageNumber,
  pageSize,
  searchText,
  urlBoolean,
  urlId,
  wordList,
} from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const workoutActivityTypes = [
  'program_scheduled',
  'workout_scheduled',
  'workout_rescheduled',
  'workout_completed',
  'workout_cancelled',
] as const;

export const readinessActivityTypes = [
  'performance_assessment_recorded',
  'measurement_recorded',
  'ohsa_recorded',
] as const;

export const activityTypes = [
  ...workoutActivityTypes,
  ...readinessActivityTypes,
  'nutrition_recorded',
  'milestone_completed',
  'goal_changed',
  'client_added',
  'client_invited',
  'client_joined',
  'group_created',
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activitySchema = z.object({
  id: dbId,
  activity_type: z.enum(activityTypes),
  happened_at: instant,
  /** Its name at that time; empty where the type says all. */
  subject: z.string(),
  date: z.nullable(calendarDate),
  /** Workouts scheduled or members added at once. */
  count: z.nullable(z.int()),
  /** Null without a client of the trainer. */
  client: z.nullable(
    z.object({
      id: dbId,
      first_name: z.string(),
      last_name: z.string(),
      full_name: z.string(),
      avatar_url: z.nullable(z.string()),
    }),
  ),
  client_group_id: z.nullable(dbId),
  club_id: z.nullable(dbId),
  location_id: z.nullable(dbId),
});
export type Activity = z.infer<typeof activitySchema>;

export const listActivities = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/activity-feed`,
  summary: 'What happened with the trainer’s clients and groups, newest first',
  tag: 'Activity feed',
  access: 'trainer',
  resources: ['activities'],
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 20),
    /** Words of the client's name or of the subject; all must be found. */
    search: z.optional(searchText),
    client_user_id: z.optional(urlId),
    /** These three add up; none means all. */
    workout_activity: z.withDefault(urlBoolean, false),
    daily_readiness_assessment: z.withDefault(urlBoolean, false),
    activity_types: wordList(activityTypes),
    ...clubScope,
  }),
  /** Empty past the last page. */
  result: z.array(activitySchema),
});
