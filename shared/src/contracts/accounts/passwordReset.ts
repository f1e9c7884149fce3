import { endpoint } from '../endpoint';
import { linkToken } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const requested = z.object({ message: z.string() });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/password-reset`,
  summary: 'Mail a link for a new password to an address, if it has an account',
  tag: 'Accounts',
  access: 'public',
  resources: [],
  body: z.object({ email: z.string().check(z.maxLength(254)) }),
  result: requested,
});

export const requestOwnPasswordReset = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/password-reset`,
  summary: 'Mail a link for a new password to the signed-in user',
  tag: 'Accounts',
  access: 'signed-in',
  resources: [],
  effect: 'changes',
  result: requested,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/register/:token/reset-password`,
  summary: 'Choose a new password with the token that was mailed',
  tag: 'Accounts',
  access: 'public',
  resources: [],
  params: z.object({ token: linkToken }),
  body: z.object({ password: z.string().check(z.maxLength(1024)) }),
  result: z.object({ changed: z.boolean() }),
});
