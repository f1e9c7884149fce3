import { endpoint } from '../endpoint';
import { dbId, linkToken } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** Checked by the rules of `domain`, so that their sentences reach the form unchanged. */
const typed = (longest: number) => z.string().check(z.maxLength(longest));
const email = typed(254);
const password = typed(1024);
const acceptedTerms = z.literal(true);

const newPerson = {
  email,
  first_name: typed(200),
  last_name: typed(200),
  password,
  accepted_terms: acceptedTerms,
};
const credentials = z.object({ email, password });
const registered = z.object({ id: dbId });

const registration = { method: 'POST', tag: 'Registration', access: 'public' } as const;

export const registerTrainer = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/trainer`,
  resources: [],
  summary: 'Open a trainer account, which can sign in at once',
  body: z.object(newPerson),
  result: registered,
});

export const registerClient = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/client`,
  resources: [],
  summary: 'Open a client account, that of an invitation when its token is named',
  body: z.object({
    ...newPerson,
    invitation_token: z.optional(linkToken),
  }),
  result: registered,
});

export const registerTrainerFromService = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/trainer/ua`,
  resources: [],
  summary: 'Open a trainer account for somebody the account service knows already',
  body: z.object({ email, password, accepted_terms: acceptedTerms }),
  result: registered,
});

export const confirmEmail = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/confirm-email`,
  resources: ['account'],
  summary: 'Confirm the address of an account with the token that was mailed there',
  body: z.object({ token: linkToken }),
  result: z.object({ confirmed: z.boolean() }),
});

export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/me/email-confirmation`,
  summary: 'Mail the signed-in user another link to confirm the address',
  tag: 'Registration',
  access: 'signed-in',
  resources: ['account'],
  /** False: the address is confirmed already. */
  result: z.object({ sent: z.boolean() }),
});

export const verifyCredentials = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/verify-credentials`,
  resources: [],
  summary: 'Prove a legacy account before it gets a new password',
  body: credentials,
  result: z.object({
    /** Proof for `migrate-account-ua`, valid once and for ten minutes; null without need of migration. */
    verification_token: z.nullable(z.string()),
  }),
});

export const migrateAccount = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/migrate-account-ua`,
  resources: [],
  summary: 'Give a legacy account its account of the account service, and a new password with a proof',
  body: z.object({
    email,
    /** With a proof the new password, without one the present password. */
    password,
    verification_token: z.optional(typed(200)),
  }),
  result: z.object({ migrated: z.boolean() }),
});

export const linkAccount = endpoint({
  ...registration,
  path: `/${API_VERSION}/api/register/link-account-ua`,
  resources: [],
  summary: 'Make two accounts of one address point at each other',
  body: credentials,
  result: z.object({ linked: z.boolean() }),
});
