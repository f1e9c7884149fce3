import { endpoint } from '../endpoint';
import { calendarDate, dbId, idList, urlId } from '../primitives';
import { API_VERSION } from '../product';
import { currentDate } from './scheduling';
import * as z from '@formline/shared/contracts/schema';

/** Ways to make up for missed sessions; the rule is `domain/scheduling/missedSessions`. */
export const REPAIRS = ['today', 'free-day', 'merge', 'shift'] as const;
export type Repair = (typeof REPAIRS)[number];

const ofClient = { tag: 'Scheduling', access: 'trainer', params: z.object({ id: urlId }) } as const;
const path = `/${API_VERSION}/api/users/:id/missed-sessions` as const;

const newDay = z.object({ id: dbId, date: calendarDate, to: calendarDate });

const plannedDay = z.object({ ...newDay.shape, workout_name: z.string() });
export type PlannedDay = z.infer<typeof plannedDay>;

const missedSession = z.object({ id: dbId, workout_date: calendarDate, workout_name: z.string() });

export const previewMissedSessions = endpoint({
  ...ofClient,
  method: 'GET',
  path,
  summary: 'Missed sessions of the last 30 days, and what becomes of the calendar when they are made up for',
  resources: ['schedules'],
  query: z.object({
    repair: z.withDefault(z.enum(REPAIRS), 'today'),
    /** Those to make up for; none: all. */
    ids: idList,
    currentDate,
  }),
  result: z.object({
    /** Without those that are made up for already, the oldest first. */
    missed: z.array(missedSession),
    made_up: z.array(plannedDay),
    moved: z.array(plannedDay),
  }),
});

const MOST_MISSED = 200;

export const makeUpMissedSessions = endpoint({
  ...ofClient,
  method: 'POST',
  path,
  summary: 'Makes up for missed sessions as previewed; refused when the calendar has changed since',
  resources: ['schedules', 'activities'],
  body: z.object({
    repair: z.enum(REPAIRS),
    /** As previewed. */
    made_up: z.array(newDay).check(z.minLength(1), z.maxLength(MOST_MISSED)),
    moved: z.withDefault(z.array(newDay).check(z.maxLength(1500)), []),
    currentDate,
  }),
  result: z.object({ change_id: dbId }),
});
