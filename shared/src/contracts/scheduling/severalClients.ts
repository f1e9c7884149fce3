import { endpoint } from '../endpoint';
import { dbId, MOST_CLIENTS_AT_ONCE, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import { currentDate, scheduleRequestSchema } from './scheduling';
import * as z from '@formline/shared/contracts/schema';

const madeSchedule = z.object({ client_id: dbId, schedule_id: dbId, version: z.int() });
export type MadeSchedule = z.output<typeof madeSchedule>;

/** Nothing changed for this client. When all are refused, the call is. */
export const refusedClient = z.object({ client_id: dbId, code: z.int(), message: z.string() });
export type RefusedClient = z.output<typeof refusedClient>;

export const scheduleForClients = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/clients/schedule-workout`,
  summary: 'Puts a program or workouts on the calendars of several clients; each gets all of it or nothing',
  tag: 'Scheduling',
  access: 'trainer',
  resources: ['schedules'],
  body: z.object({
    ...scheduleRequestSchema.shape,
    client_ids: z.array(dbId).check(z.minLength(1), z.maxLength(MOST_CLIENTS_AT_ONCE)),
  }),
  result: z.object({ scheduled: z.array(madeSchedule), refused: z.array(refusedClient) }),
});

export const undoScheduleForClients = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/clients/undo-schedule-workout`,
  summary: 'Takes back schedules that nobody has changed since; each as a whole or not at all',
  tag: 'Scheduling',
  access: 'trainer',
  resources: ['schedules'],
  body: z.object({
    scheduled: z
      .array(z.object({ ...madeSchedule.shape, version: versionRead }))
      .check(z.minLength(1), z.maxLength(MOST_CLIENTS_AT_ONCE)),
    currentDate,
  }),
  result: z.object({ undone_client_ids: z.array(dbId), refused: z.array(refusedClient) }),
});
