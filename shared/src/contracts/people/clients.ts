import { bodyClubScope, clubScopeSchema } from './clubScope';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlBoolean, urlId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';
import { clientSchema } from './users';

export const listTrainerClients = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/trainer/clients`,
  summary: 'All clients of the trainer, those of one club when it is named',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients'],
  query: clubScopeSchema,
  result: z.array(clientSchema),
});

export const reactivateClients = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/reactivate-clients`,
  summary: 'Makes one client active, or all of them',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients'],
  query: z.object({ activateAll: z.withDefault(urlBoolean, false) }),
  /** With `activateAll`: all clients, or those of the club. */
  body: z.withDefault(z.object({ ...bodyClubScope, userId: z.optional(dbId) }), {}),
  result: z.array(clientSchema),
});

export const deactivateClients = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/trainer/deactivate-clients`,
  summary: 'Makes all clients inactive; a trainer within the free limit keeps them',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients'],
  result: z.array(clientSchema),
});

export const removeClient = endpoint({
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/client-relationship`,
  summary: 'Ends the work with a client; what is planned for them from today on goes',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients', 'groups', 'account', 'schedules'],
  /** `clientId` here or in the body; `currentDate` in the trainer's zone, absent: in UTC. */
  query: z.object({ clientId: z.optional(urlId), currentDate: z.optional(calendarDate) }),
  /** Null without a body. */
  body: z.nullable(
    z.optional(z.object({ clientId: z.optional(dbId), currentDate: z.optional(calendarDate) })),
  ),
  result: z.object({ id: dbId }),
});
