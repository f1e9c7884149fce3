import { endpoint } from '../endpoint';
import { dbId, instant, urlId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const path = `/${API_VERSION}/api/sessions`;

export const openSessionSchema = z.object({
  id: dbId,
  /** Such as "Chrome on Windows"; null when unknown. */
  browser: z.nullable(z.string()),
  began_at: instant,
  /** Last renewal of tokens; an active session renews every ten minutes. */
  last_used_at: instant,
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const listOpenSessions = endpoint({
  method: 'GET',
  path,
  summary: 'Devices the caller is signed in on, the one used last first',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['sessions'],
  result: z.array(openSessionSchema),
});

export const endOpenSession = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Sign the caller out on another device',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['sessions'],
  params: z.object({ id: urlId }),
  result: z.object({ id: dbId }),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path,
  summary: 'Sign the caller out on all other devices and forget them',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['sessions'],
  result: z.object({ ended: z.int() }),
});

export const openSessionEndpoints = { listOpenSessions, endOpenSession, endOtherSessions } as const;
