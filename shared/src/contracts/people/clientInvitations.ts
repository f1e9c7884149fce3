import { bodyClubScope } from './clubScope';
import { endpoint } from '../endpoint';
import { dbId, linkToken } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';
import { clientSchema } from './users';

const typed = (longest: number) => z.string().check(z.maxLength(longest));
const addressed = { email: typed(254), ...bodyClubScope };
const messageResult = z.object({ message: z.string() });

const byTrainer = { method: 'POST', tag: 'Clients', access: 'trainer' } as const;

export const validateClientEmail = endpoint({
  ...byTrainer,
  path: `/${API_VERSION}/api/users/trainer/validate-client-email`,
  resources: [],
  summary: 'Says how somebody with this address becomes a client',
  body: z.object(addressed),
  result: z.object({
    /** `CREATE`: nobody has the address. `INVITE`: its owner must be asked. */
    outcome: z.enum(['CREATE', 'INVITE']),
  }),
});

export const createClient = endpoint({
  ...byTrainer,
  path: `/${API_VERSION}/api/users`,
  resources: ['clients'],
  summary: 'Adds a client nobody knows yet and mails an invitation',
  body: z.object({ ...addressed, first_name: typed(200), last_name: typed(200) }),
  result: clientSchema,
});

export const sendClientInvite = endpoint({
  ...byTrainer,
  path: `/${API_VERSION}/api/users/trainer/send-client-invite`,
  resources: ['clients'],
  summary: 'Asks somebody who has an account already to become a client, or asks once more',
  body: z.object(addressed),
  result: messageResult,
});

export const resendInvitation = endpoint({
  ...byTrainer,
  path: `/${API_VERSION}/api/users/resend-invitation`,
  resources: ['clients'],
  summary: 'Mails a client who has not joined yet a new invitation',
  body: z.object({ clientId: dbId }),
  result: messageResult,
});

const byInvited = { method: 'POST', tag: 'Registration', access: 'public' } as const;

export const checkInvitation = endpoint({
  ...byInvited,
  path: `/${API_VERSION}/api/register/check-invitation`,
  resources: [],
  summary: 'Who invites whom, for the page the email leads to',
  effect: 'reads',
  body: z.object({ token: linkToken }),
  result: z.object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    trainer_name: z.string(),
    /** True: `accept-invitation` is next. False: `register/client` with the token. */
    has_account: z.boolean(),
  }),
});

export const acceptInvitation = endpoint({
  ...byInvited,
  path: `/${API_VERSION}/api/register/accept-invitation`,
  resources: ['clients'],
  summary: 'Become the client of the trainer who invites, with an account one has',
  body: z.object({ token: linkToken }),
  result: z.object({ accepted: z.boolean() }),
});
