import { bodyClubScope, clubScope, clubScopeSchema } from '../people/clubScope';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
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
  date: instant,
  /** Counts changes of the title; older servers send none. */
  version: z.optional(z.int()),
});
export type ClientGroup = z.infer<typeof clientGroupSchema>;

export const listClientGroups = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-group`,
  summary: "The trainer's client groups, those of one club when it is named",
  tag: 'Groups',
  access: 'trainer',
  resources: ['groups', 'clients'],
  query: clubScopeSchema,
  result: z.array(clientGroupSchema),
});

export const readClientGroup = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-group/:id`,
  summary: 'One of the trainer’s client groups, of the club when it is named',
  tag: 'Groups',
  access: 'trainer',
  resources: ['groups', 'clients'],
  params: z.object({ id: urlId }),
  query: clubScopeSchema,
  result: clientGroupSchema,
});

/** The rule is in `domain/clients/groupName`. */
const groupTitle = z.string().check(z.maxLength(400));
export const MOST_GROUP_MEMBERS = 500;
const clientIds = z.array(dbId).check(z.maxLength(MOST_GROUP_MEMBERS));

export const createClientGroup = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/client-group`,
  summary: 'Makes a group of clients, in a club when it is named',
  tag: 'Groups',
  access: 'trainer',
  resources: ['groups', 'schedules'],
  body: z.object({ title: groupTitle, client_user_ids: clientIds, ...bodyClubScope }),
  result: clientGroupSchema,
});

export const removedWorkChoices = ['keep', 'remove'] as const;
export type RemovedWork = (typeof removedWorkChoices)[number];

export const updateClientGroup = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/client-group/:id`,
  summary: 'Renames a group, adds and removes members',
  tag: 'Groups',
  access: 'trainer',
  resources: ['groups', 'schedules'],
  params: z.object({ id: urlId }),
  /** A named club must be the group's. */
  body: z.object({
    title: z.optional(groupTitle),
    /** For the title only: members are added and removed one by one, so that no change is lost. */
    version: versionRead,
    new_client_user_ids: z.withDefault(clientIds, []),
    removed_client_user_ids: z.withDefault(clientIds, []),
    /** What happens to planned work of members who leave. */
    removed_work: z.withDefault(z.enum(removedWorkChoices), 'keep'),
    /** In the trainer's zone; absent: in UTC. New members get the work from this day on. */
    currentDate: z.optional(calendarDate),
    ...bodyClubScope,
  }),
  result: clientGroupSchema,
});

export const deleteClientGroup = endpoint({
  method: 'DELETE',
  path: `/${API_VERSION}/api/client-group/:id`,
  summary: 'Removes a group and the work that lies ahead of its members because of it',
  tag: 'Groups',
  access: 'trainer',
  resources: ['groups', 'schedules'],
  params: z.object({ id: urlId }),
  query: z.object({
    date: z.optional(calendarDate),
    ...clubScope,
  }),
  result: z.object({ id: dbId }),
});
