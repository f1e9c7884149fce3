import { call } from '@formline/shared/api-client';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import {
  readGroupSchedule,
  updateGroupSchedule,
  updateGroupWorkout,
} from '@formline/shared/contracts/groupSchedules';
import {
  type RemovalScope,
  updateSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduleDetails';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { localCalendarDate } from '@formline/shared/domain/calendarDates';
import type { SubjectKey } from '../../components/subject/subject';
import { type Plan, planOfClient, planOfGroup } from './plan';

export type PlanFields = Omit<
  NonNullable<EndpointInput<typeof updateSchedule>['body']>,
  'version' | 'currentDate'
>;
export type ContentFields = Omit<
  NonNullable<EndpointInput<typeof updateScheduledWorkout>['body']>,
  'version' | 'currentDate' | 'scope'
>;

/** What of a plan is meant by a change of a workout's content. */
export interface ContentTarget {
  /** Its place in the plan; null for a day that has none any more. */
  readonly placeId: number | null;
  /** The day's workout on a client's calendar. */
  readonly scheduledWorkoutId: number | null;
  readonly scope: RemovalScope;
}

interface Change<Fields> {
  readonly version: number;
  readonly fields: Fields;
  readonly idempotencyKey: string;
}

/** The calls by which what is scheduled is read and changed. The library has no part in any. */
export interface PlanPort {
  readonly read: (scheduleId: number, signal?: AbortSignal) => Promise<Plan>;
  readonly change: (scheduleId: number, change: Change<PlanFields>) => Promise<Plan>;
  readonly changeContent: (
    scheduleId: number,
    target: ContentTarget,
    change: Change<ContentFields>,
  ) => Promise<Plan>;
}

/** The calls for a client or for a group; a group's name the club it is seen in. */
export const planPort = (subject: SubjectKey, club: ClubScope): PlanPort =>
  subject.kind === 'client' ? clientPort(subject.id) : groupPort(subject.id, club);

const today = () => ({ currentDate: localCalendarDate(new Date()) });

const clientPort = (id: number): PlanPort => ({
  read: async (scheduleId, signal) =>
    planOfClient(await call(readSchedule, { params: { id, scheduleId }, query: today() }, signal)),
  change: async (scheduleId, { version, fields, idempotencyKey }) => {
    const body = { ...fields, version, ...today() };
    return planOfClient(await call(updateSchedule, { params: { id, scheduleId }, body }, { idempotencyKey }));
  },
  changeContent: async (_scheduleId, target, { version, fields, idempotencyKey }) => {
    const { scheduledWorkoutId, scope } = target;
    if (scheduledWorkoutId === null) throw new Error('No day ahead has this workout.');
    const body = { ...fields, version, scope, ...today() };
    const input = { params: { id, scheduledWorkoutId }, body };
    return planOfClient(await call(updateScheduledWorkout, input, { idempotencyKey }));
  },
});

const groupPort = (id: number, club: ClubScope): PlanPort => ({
  read: async (groupScheduleId, signal) => {
    const query = { ...today(), ...club };
    return planOfGroup(await call(readGroupSchedule, { params: { id, groupScheduleId }, query }, signal));
  },
  change: async (groupScheduleId, { version, fields, idempotencyKey }) => {
    const body = { ...fields, version, ...today(), ...club };
    const input = { params: { id, groupScheduleId }, body };
    return planOfGroup(await call(updateGroupSchedule, input, { idempotencyKey }));
  },
  changeContent: async (groupScheduleId, { placeId }, { version, fields, idempotencyKey }) => {
    if (placeId === null) throw new Error('The group’s schedule has no such workout.');
    const params = { id, groupScheduleId, planWorkoutId: placeId };
    const body = { ...fields, version, ...today(), ...club };
    return planOfGroup(await call(updateGroupWorkout, { params, body }, { idempotencyKey }));
  },
});
