import { endpoint } from './endpoint';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

/** Longest reason that is kept. */
export const REMOVAL_REASON_MAX_LENGTH = 2000;

export const requestAccountRemoval = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/pages/account-removal-request`,
  summary: 'Ask for an account to be removed',
  tag: 'Accounts',
  access: 'public',
  body: z.object({
    email: z.string().check(z.maxLength(254)),
    reason: z.string().check(z.maxLength(REMOVAL_REASON_MAX_LENGTH)),
  }),
  result: z.object({
    /** What the person is told; the same whether or not the address has an account. */
    message: z.string(),
  }),
});
