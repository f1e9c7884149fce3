import { bodyClubScope, clubScope } from '../people/clubScope';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, idList, urlId, urlInteger } from '../primitives';
import { API_VERSION } from '../product';
import { contentChangesSchema, planChangesSchema, removalScopes } from './scheduleChanges';
import { currentDateQuery, planFields, planWorkoutSchema } from './scheduleDetails';
import { alreadyScheduled, madeChange, scheduleRequestSchema } from './scheduling';
import * as z from '@formline/shared/contracts/schema';

const tag = 'Groups';
const oneGroup = z.object({ id: urlId });
const onePlan = z.object({ id: urlId, groupScheduleId: urlId });
const path = `/${API_VERSION}/api/client-group/:id` as const;

/** Each member has an own schedule made from it. */
export const groupScheduleSchema = z.object({
  id: dbId,
  ...planFields,
  client_group_id: dbId,
  /** Members with it on their calendar. */
  client_count: z.int(),
  /** On the members' calendars. */
  scheduled_count: z.int(),
  completed_count: z.int(),
});
export type GroupSchedule = z.infer<typeof groupScheduleSchema>;

const memberDay = z.object({ plan_workout_id: dbId, workout_name: z.string(), workout_date: calendarDate });

const memberExceptionSchema = z.object({
  client_user_id: dbId,
  full_name: z.string(),
  /** Cancelled for this member alone. */
  is_cancelled: z.boolean(),
  /** Undone work that was moved or changed by hand. */
  own_days: z.array(memberDay),
  /** Days from which the workout was removed or moved by hand. */
  skipped_days: z.array(memberDay),
});
export type MemberException = z.infer<typeof memberExceptionSchema>;

export const groupScheduleDetailsSchema = z.object({
  ...groupScheduleSchema.shape,
  editable: z.boolean(),
  /** Members whose calendar differs from the group's from today on. Older servers send none. */
  member_exceptions: z.optional(z.array(memberExceptionSchema)),
  workouts: z.array(
    z.object({
      ...planWorkoutSchema.shape,
      /** From today on, moved days included, earliest first. */
      dates_ahead: z.array(calendarDate),
      /** Moved by hand. */
      moved_dates: z.optional(z.array(calendarDate)),
      /** What its weeks have, where they differ. */
      week_workout_ids: z.optional(z.array(dbId)),
    }),
  ),
});
export type GroupScheduleDetails = z.infer<typeof groupScheduleDetailsSchema>;

export const scheduleForGroup = endpoint({
  method: 'POST',
  path: `${path}/schedule-program`,
  summary: 'Puts a program or workouts on the calendars of all members of a group',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: oneGroup,
  body: scheduleRequestSchema,
  result: z.object({ ...groupScheduleSchema.shape, ...alreadyScheduled, ...madeChange }),
});

export const listGroupSchedules = endpoint({
  method: 'GET',
  path: `${path}/schedules`,
  summary: "A group's schedules, the latest start first",
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: oneGroup,
  query: z.object({ currentDate: currentDateQuery, ...clubScope }),
  result: z.array(groupScheduleSchema),
});

export const readGroupSchedule = endpoint({
  method: 'GET',
  path: `${path}/schedule/:groupScheduleId`,
  summary: "One of a group's schedules with its workouts",
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: onePlan,
  query: z.object({ currentDate: currentDateQuery, ...clubScope }),
  result: groupScheduleDetailsSchema,
});

export const updateGroupSchedule = endpoint({
  method: 'PUT',
  path: `${path}/schedule/:groupScheduleId`,
  summary: 'Changes what is ahead of a group’s schedule for all members',
  tag,
  access: 'trainer',
  resources: ['schedules', 'workouts'],
  params: onePlan,
  body: z.object({ ...planChangesSchema.shape, ...bodyClubScope }),
  result: z.object({ ...groupScheduleDetailsSchema.shape, ...madeChange }),
});

export const updateGroupWorkout = endpoint({
  method: 'PUT',
  path: `${path}/schedule/:groupScheduleId/workouts/:planWorkoutId/content`,
  summary: 'Changes what all members do in a workout of a group’s schedule, on all days ahead',
  tag,
  access: 'trainer',
  resources: ['schedules', 'workouts'],
  params: z.object({ ...onePlan.shape, planWorkoutId: urlId }),
  body: z.object({
    ...contentChangesSchema.shape,
    /** The week's workout that is changed; absent: the first one's. */
    workout_id: z.optional(dbId),
    ...bodyClubScope,
  }),
  result: groupScheduleDetailsSchema,
});

export const deleteGroupSchedule = endpoint({
  method: 'DELETE',
  path: `${path}/schedule/:groupScheduleId`,
  summary: 'Takes a group’s schedule off all members’ calendars; what is past or done stays',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: onePlan,
  query: z.object({
    scope: z.withDefault(z.enum(removalScopes), 'all'),
    /** The day, or the first of the following days; required unless the scope is `all`. */
    date: z.optional(calendarDate),
    /** With the scope `day`: this workout of the schedule; absent: all of that day. */
    planWorkoutId: z.optional(urlId),
    currentDate: currentDateQuery,
    version: z.optional(urlInteger(1, 2_147_483_647)),
    ...clubScope,
  }),
  result: z.object({ id: dbId, removed_count: z.int(), ...madeChange }),
});

export const moveGroupWorkout = endpoint({
  method: 'PUT',
  path: `${path}/schedule/:groupScheduleId/date`,
  summary: 'Moves a workout of a group’s schedule to another day, for all members who have not done it',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: onePlan,
  body: z.object({
    plan_workout_id: dbId,
    date: calendarDate,
    oldDate: calendarDate,
    currentDate: currentDateQuery,
    ...bodyClubScope,
  }),
  result: z.object({ id: dbId, moved_count: z.int(), ...madeChange }),
});

export const cancelGroupSchedule = endpoint({
  method: 'PUT',
  path: `${path}/schedule/:groupScheduleId/cancel`,
  summary: 'Calls off what is ahead of a group’s schedule; it stays known as cancelled',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: onePlan,
  body: z.object({ currentDate: currentDateQuery, ...bodyClubScope }),
  result: z.object({ id: dbId, cancelled_count: z.int(), ...madeChange }),
});

const plannedCountSchema = z.object({ client_user_id: dbId, scheduled_count: z.int() });

export const readPlannedGroupWork = endpoint({
  method: 'GET',
  path: `${path}/planned-work`,
  summary: 'What is ahead of a group: what goes with it or with members, and what somebody who joins gets',
  tag,
  access: 'trainer',
  resources: ['schedules'],
  params: oneGroup,
  query: z.object({
    client_user_ids: idList,
    currentDate: currentDateQuery,
    ...clubScope,
  }),
  result: z.object({
    /** Undone workouts from today on, of these members together. */
    scheduled_count: z.int(),
    client_count: z.int(),
    clients: z.array(plannedCountSchema),
    /** Of former members who kept it; removed when they join again. */
    kept: z.array(plannedCountSchema),
    /** Workouts of a member who joins today. */
    joining_count: z.int(),
  }),
});
