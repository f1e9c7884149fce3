import { clubScopeSchema } from './clubScope';
import { endpoint } from './endpoint';
import { dbId, instant } from './primitives';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

export const clientGroupSchema = z.object({
  id: dbId,
  title: z.string(),
  client_group_clients: z.array(
    z.object({
      client_user: z.object({
        id: dbId,
        user: z.object({
          id: dbId,
          avatar_url: z.nullable(z.string()),
          full_name: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          active_under_current_trainer: z.boolean(),
        }),
      }),
    }),
  ),
  club_id: z.nullable(dbId),
  location_id: z.nullable(dbId),
  /** When the group was made. */
  date: instant,
});
export type ClientGroup = z.infer<typeof clientGroupSchema>;

export const listClientGroups = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-group`,
  summary: "The trainer's client groups, those of one club when it is named",
  tag: 'Groups',
  access: 'trainer',
  query: clubScopeSchema,
  result: z.array(clientGroupSchema),
});
