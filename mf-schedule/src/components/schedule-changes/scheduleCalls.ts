import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  type GroupScheduleDetails,
  readGroupSchedule,
  updateGroupSchedule,
  updateGroupWorkout,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  deleteSchedule,
  type RemovalScope,
  updateSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule, type ScheduleDetails } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change } from '@formline/shared/query';
import type { OwnerKey } from '../calendar-owner/calendarOwner';

export type OpenSchedule = ScheduleDetails | GroupScheduleDetails;

export type PlanFields = Omit<
  NonNullable<EndpointInput<typeof updateSchedule>['body']>,
  'version' | 'currentDate'
>;
export type ContentFields = Omit<
  NonNullable<EndpointInput<typeof updateScheduledWorkout>['body']>,
  'version' | 'currentDate' | 'scope'
>;

export interface ContentTarget {
  /** Null when the day is no longer part of the schedule. */
  readonly slotId: number | null;
  readonly scheduledWorkoutId: number | null;
  /** The week's workout that was shown of a group's; absent: the first one's. */
  readonly workoutId?: number;
  readonly scope: RemovalScope;
}

interface Change<Fields> {
  readonly version: number;
  readonly fields: Fields;
  readonly idempotencyKey: string;
}

export interface DayOfSchedule {
  readonly date: string;
  /** The scheduled workout on a client's calendar, the slot in a group's schedule. */
  readonly id: number;
}

export interface Removal {
  readonly part: { readonly scope: 'day' | 'following'; readonly day: DayOfSchedule } | null;
  /** The workouts stay visible as cancelled. See `canCancel`. */
  readonly isCancelled: boolean;
  /** The version of the schedule that the trainer saw. */
  readonly version: number;
}

export interface Removed {
  readonly count: number;
  /** Undefined: nothing to undo. */
  readonly changeId: number | undefined;
}

export interface ScheduleCalls {
  readonly read: (scheduleId: number, signal?: AbortSignal) => Promise<OpenSchedule>;
  readonly change: (
    scheduleId: number,
    change: Change<PlanFields>,
  ) => Promise<OpenSchedule & { readonly change_id?: number | undefined }>;
  readonly changeContent: (
    scheduleId: number,
    target: ContentTarget,
    change: Change<ContentFields>,
  ) => Promise<OpenSchedule>;
  readonly remove: (scheduleId: number, removal: Removal) => Promise<Removed>;
}

export const scheduleCalls = (owner: OwnerKey, club: ClubScope): ScheduleCalls =>
  owner.kind === 'client' ? callsOfClient(owner.id) : callsOfGroup(owner.id, club);

const today = () => ({ currentDate: localCalendarDate(new Date()) });

const callsOfClient = (id: number): ScheduleCalls => ({
  read: (scheduleId, signal) => call(readSchedule, { params: { id, scheduleId }, query: today() }, signal),
  change: (scheduleId, { version, fields, idempotencyKey }) => {
    const body = { ...fields, version, ...today() };
    return change(updateSchedule, { params: { id, scheduleId }, body }, { idempotencyKey });
  },
  changeContent: async (_scheduleId, { scheduledWorkoutId, scope }, { version, fields, idempotencyKey }) => {
    if (scheduledWorkoutId === null) throw new Error('No day ahead has this workout.');
    const body = { ...fields, version, scope, ...today() };
    const params = { id, scheduledWorkoutId };
    return change(updateScheduledWorkout, { params, body }, { idempotencyKey, reload: 'when-shown' });
  },
  remove: async (scheduleId, { part, isCancelled, version }) => {
    const day = part ? { scheduledWorkoutId: part.day.id } : {};
    if (isCancelled) {
      const body = { scheduleId, userId: id, ...today(), ...day };
      const { cancelled_count: count, change_id: changeId } = await change(cancelWorkout, { body });
      return { count, changeId };
    }
    const scope: RemovalScope = part?.scope ?? 'all';
    const query = { scope, ...today(), version, ...day };
    const removed = await change(deleteSchedule, { params: { id, scheduleId }, query });
    return { count: removed.removed_count, changeId: removed.change_id };
  },
});

const callsOfGroup = (id: number, club: ClubScope): ScheduleCalls => ({
  read: (groupScheduleId, signal) =>
    call(readGroupSchedule, { params: { id, groupScheduleId }, query: { ...today(), ...club } }, signal),
  change: (groupScheduleId, { version, fields, idempotencyKey }) => {
    const body = { ...fields, version, ...today(), ...club };
    return change(updateGroupSchedule, { params: { id, groupScheduleId }, body }, { idempotencyKey });
  },
  changeContent: async (groupScheduleId, { slotId, workoutId }, { version, fields, idempotencyKey }) => {
    if (slotId === null) throw new Error('The group’s schedule has no such workout.');
    const params = { id, groupScheduleId, planWorkoutId: slotId };
    const body = {
      ...fields,
      ...(workoutId !== undefined && { workout_id: workoutId }),
      version,
      ...today(),
      ...club,
    };
    return change(updateGroupWorkout, { params, body }, { idempotencyKey, reload: 'when-shown' });
  },
  remove: async (groupScheduleId, { part, isCancelled, version }) => {
    const params = { id, groupScheduleId };
    if (isCancelled) {
      const body = { ...today(), ...club };
      const { cancelled_count: count, change_id: changeId } = await change(cancelGroupSchedule, {
        params,
        body,
      });
      return { count, changeId };
    }
    const scope: RemovalScope = part?.scope ?? 'all';
    const day = part?.day;
    const query = {
      scope,
      ...today(),
      version,
      ...(day && { date: day.date }),
      ...(day && scope === 'day' && { planWorkoutId: day.id }),
      ...club,
    };
    const removed = await change(deleteGroupSchedule, { params, query });
    return { count: removed.removed_count, changeId: removed.change_id };
  },
});
