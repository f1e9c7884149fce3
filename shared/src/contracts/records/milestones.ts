import { goalSchema } from '../library/catalogues';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';
import { clientSchema } from '../people/users';

export const MILESTONE_NAME_MAX_LENGTH = 200;
export const MOST_MILESTONES = 200;
/** Far beyond what is ever reached: completing and reopening count upwards by one. */
export const MILESTONE_ORDINAL_MAX = 1_000_000;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MILESTONE_NAME_MAX_LENGTH));
const ordinal = z.int().check(z.gte(1), z.lte(MILESTONE_ORDINAL_MAX));

export const milestoneSchema = z.object({
  id: dbId,
  name: z.string(),
  status: z.boolean(),
  /** Equal to `status`. */
  isComplete: z.boolean(),
  /** Position among the open ones. */
  ordinal: z.int(),
  /** Older servers send none. */
  due_date: z.withDefault(z.nullable(calendarDate), null),
  completed_at: z.nullable(instant),
  version: z.int(),
});
export type Milestone = z.infer<typeof milestoneSchema>;

const ofClient = {
  tag: 'Milestones',
  access: 'trainer',
  resources: ['goals'],
  params: z.object({ id: urlId }),
} as const;

/** The open ones by ordinal, then the done ones by their time. */
const list = z.array(milestoneSchema);

export const listMilestones = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/milestones`,
  summary: "A client's milestones",
  result: list,
});

export const readDashboardMilestones = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/dashboard/milestones`,
  summary: "A client's milestones with the goal, for the dashboard's card",
  result: z.object({
    milestones: list,
    goal: z.nullable(goalSchema),
    /** Null without milestones. */
    latest_activity_date: z.nullable(instant),
  }),
});

export const createMilestone = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/milestones`,
  summary: 'Adds an open milestone',
  /** Without an ordinal, or with a used one, it is added at the end. */
  body: z.object({
    name,
    ordinal: z.optional(ordinal),
    due_date: z.optional(z.nullable(calendarDate)),
  }),
  result: milestoneSchema,
});

export const milestoneChangeSchema = z.object({
  id: dbId,
  name: z.optional(name),
  status: z.optional(z.boolean()),
  ordinal: z.optional(ordinal),
  /** Null removes it. */
  due_date: z.optional(z.nullable(calendarDate)),
  version: versionRead,
});
export type MilestoneChange = z.output<typeof milestoneChangeSchema>;

export const updateMilestones = endpoint({
  ...ofClient,
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/milestones`,
  summary: 'Renames, moves, dates, ticks and unticks milestones, all or none',
  body: z.object({
    data: z.array(milestoneChangeSchema).check(z.minLength(1), z.maxLength(MOST_MILESTONES)),
  }),
  result: list,
});

export const deleteMilestone = endpoint({
  ...ofClient,
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/milestones/:id`,
  summary: 'Removes a milestone',
  result: z.object({ id: dbId }),
});

export const updateClientGoals = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/client/goals`,
  summary: 'Chooses what a client trains for',
  tag: 'Milestones',
  access: 'trainer',
  resources: ['goals', 'clients'],
  body: z.object({
    clientId: dbId,
    goals: z.array(z.object({ id: dbId })).check(z.maxLength(1)),
    version: versionRead,
  }),
  result: clientSchema,
});
