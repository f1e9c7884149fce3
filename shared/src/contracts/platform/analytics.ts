import { endpoint } from '../endpoint';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const memberCount = z.int().check(z.gte(1), z.lte(500));

/** Kinds and numbers only: no id, no name, nothing that leads to a person. */
export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('club_profile_switched'), profile: z.enum(['personal', 'club']) }),
  z.object({
    event: z.literal('workout_assigned'),
    assigned: z.enum(['exercises', 'workout', 'program']),
    target: z.enum(['client', 'client_group']),
  }),
  z.object({ event: z.literal('client_group_created'), member_count: memberCount }),
  z.object({ event: z.literal('client_group_updated'), member_count: memberCount }),
]);
export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;

export const recordAnalyticsEvent = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/analytics-events`,
  summary: 'Counts one use of the dashboard',
  tag: 'Operations',
  access: 'trainer',
  resources: [],
  body: analyticsEventSchema,
  result: z.object({ accepted: z.boolean() }),
});
