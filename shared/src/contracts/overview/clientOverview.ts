import { clubScope } from '../people/clubScope';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** Scheduled workouts of a window that are over: `shared/src/domain/clients/adherence.ts` makes the figure of them. */
const sessionCountSchema = z.object({ completed: z.int(), missed: z.int() });
export type SessionCount = z.infer<typeof sessionCountSchema>;

const figuresSchema = z.object({
  days_7: sessionCountSchema,
  days_30: sessionCountSchema,
  days_90: sessionCountSchema,
  /** The 30 days before the last 30. */
  previous_30: sessionCountSchema,
  today: z.object({ planned: z.int(), completed: z.int() }),
  /** Of the last 90 days. */
  last_missed: z.nullable(calendarDate),
  /** The last day with a completed workout. */
  last_session: z.nullable(calendarDate),
  /** The first day from today on with an open workout. */
  next_session: z.nullable(calendarDate),
  last_measured: z.nullable(calendarDate),
  goal: z.nullable(z.object({ name: z.string(), date: z.nullable(calendarDate) })),
  /** The open milestone that is due first. */
  next_milestone: z.nullable(z.object({ name: z.string(), due_date: calendarDate })),
});
export type ClientFigures = z.infer<typeof figuresSchema>;

const overviewOfClientSchema = z.object({
  id: dbId,
  first_name: z.string(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  birth_date: z.nullable(calendarDate),
  is_active: z.boolean(),
  /** When the invitation was sent last; null once the client has joined. */
  invited_at: z.nullable(instant),
  started_training_at: z.nullable(calendarDate),
  group_ids: z.array(dbId),
  /** Null for a client the trainer may not work with, because the plan has no room for more. */
  figures: z.nullable(figuresSchema),
});
export type OverviewOfClient = z.infer<typeof overviewOfClientSchema>;

export const readClientOverview = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/trainer/clients/overview`,
  summary: 'How each client of the trainer is doing: adherence, sessions, groups and what is due',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients', 'schedules', 'groups', 'goals', 'measurements'],
  /** `currentDate` in the trainer's zone, absent: in UTC. */
  query: z.object({ currentDate: z.optional(calendarDate), ...clubScope }),
  result: z.object({
    groups: z.array(z.object({ id: dbId, title: z.string() })),
    clients: z.array(overviewOfClientSchema),
  }),
});
