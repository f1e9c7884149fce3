import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, linkToken } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const REMOVAL_REASON_MAX_LENGTH = 2000;

export const REMOVAL_WAIT_DAYS = 30;

const withToken = {
  method: 'POST',
  tag: 'Accounts',
  access: 'public',
  resources: ['account', 'removals'],
  body: z.object({ token: linkToken }),
} as const;

export const requestAccountRemoval = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/pages/account-removal-request`,
  summary: 'Ask for an account to be removed',
  tag: 'Accounts',
  access: 'public',
  resources: ['account', 'removals'],
  body: z.object({
    email: z.string().check(z.maxLength(254)),
    reason: z.string().check(z.maxLength(REMOVAL_REASON_MAX_LENGTH)),
  }),
  result: z.object({
    /** The same whether or not the address has an account. */
    message: z.string(),
  }),
});

export const confirmAccountRemoval = endpoint({
  ...withToken,
  path: `/${API_VERSION}/api/pages/account-removal-confirmation`,
  summary: 'Confirm that an account is to be removed, with the token that was mailed to it',
  /** In UTC. */
  result: z.object({ due_on: calendarDate }),
});

export const keepAccount = endpoint({
  ...withToken,
  path: `/${API_VERSION}/api/pages/account-removal-end`,
  summary: 'Keep an account that waits for its removal, with the token that was mailed to it',
  result: z.object({ kept: z.boolean() }),
});

export const keepOwnAccount = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/me/keep-account`,
  summary: 'Keep the signed-in user’s account, which waits for its removal',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['account', 'removals'],
  /** False: the account was not waiting for its removal. */
  result: z.object({ kept: z.boolean() }),
});

/** An open request. `asked`: not confirmed. It names an account's id and no person. */
export const openRemovalSchema = z.object({
  id: dbId,
  /** An account, or a trainer's data of a client, which needs no confirmation. */
  kind: z.enum(['account', 'client-data']),
  state: z.enum(['asked', 'waiting']),
  /** Null: the address has no account. */
  account_id: z.nullable(dbId),
  asked_at: instant,
  /** Unconfirmed requests are deleted then; null: confirmed, or from before there were links. */
  expires_at: z.nullable(instant),
  due_at: z.nullable(instant),
});
export type OpenRemoval = z.infer<typeof openRemovalSchema>;

const counts = {
  waiting: z.int(),
  /** Due more than two hours ago: the job fails or does not run. */
  overdue: z.int(),
  kept: z.int(),
  removed: z.int(),
};

export const listAccountRemovals = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/operations/account-removals`,
  summary: 'Open requests for deletion, of accounts first and what is due first, and counts of all of them',
  tag: 'Operations',
  access: 'staff',
  resources: ['removals'],
  result: z.object({
    /** At most 200 of each kind. */
    open: z.array(openRemovalSchema),
    counts: z.object({ asked: z.int(), ...counts }),
    client_data_counts: z.object(counts),
  }),
});
export type AccountRemovals = z.infer<(typeof listAccountRemovals)['result']>;
