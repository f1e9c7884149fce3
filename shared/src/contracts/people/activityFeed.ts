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

/** What can happen with somebody's workouts. */
export const workoutActivityTypes = [
  'program_scheduled',
  'workout_scheduled',
  'workout_rescheduled',
  'workout_completed',
  'workout_cancelled',
] as const;

/** What is recorded of how somebody is doing on a day. */
export const readinessActivityTypes = [
  'performance_assessment_recorded',
  'measurement_recorded',
  'ohsa_recorded',
] as const;

/** Everything that gets a line in a trainer's feed. */
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
  /** What it happened to, as it was called then: a workout, a milestone, a group; empty where the type says all. */
  subject: z.string(),
  /** The day of the calendar it is about, as a workout's or a measurement's. */
  date: z.nullable(calendarDate),
  /** How many at once: workouts put on the calendar, members of the group. */
  count: z.nullable(z.int()),
  /** Null where it is about no client of the trainer. */
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
    /** Words of the client’s name or of the subject; all of them must be found. */
    search: z.optional(searchText),
    client_user_id: z.optional(urlId),
    /** These three choose types and add up; none chosen means all. */
    workout_activity: z.withDefault(urlBoolean, false),
    daily_readiness_assessment: z.withDefault(urlBoolean, false),
    activity_types: wordList(activityTypes),
    ...clubScope,
  }),
  /** Empty past the last page. */
  result: z.array(activitySchema),
});
