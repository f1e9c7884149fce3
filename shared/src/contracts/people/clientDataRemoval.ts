import { endpoint } from '../endpoint';
import { calendarDate, urlId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const ofClient = { tag: 'Clients', access: 'trainer', params: z.object({ id: urlId }) } as const;

export const readClientDataRemoval = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/data-removal`,
  resources: ['client-data'],
  summary: 'When the data the trainer holds of a client is deleted',
  /** In UTC; null: not requested. */
  result: z.object({ due_on: z.nullable(calendarDate) }),
});

export const requestClientDataRemoval = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/data-removal`,
  resources: ['client-data'],
  summary: 'Have the data the trainer holds of a client deleted after 30 days',
  /** In UTC; an earlier request keeps its day. */
  result: z.object({ due_on: calendarDate }),
});

export const keepClientData = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/data-removal-end`,
  resources: ['client-data'],
  summary: 'Keep the data of a client that waits for its deletion',
  /** False: it was not waiting. */
  result: z.object({ kept: z.boolean() }),
});
