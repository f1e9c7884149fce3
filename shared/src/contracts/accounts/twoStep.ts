import { endpoint } from '../endpoint';
import { text } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const path = `/${API_VERSION}/api/two-step`;

/** Six digits of an authenticator app, or a recovery code, with or without spaces and dashes. */
export const twoStepCode = text(64);

export const twoStepSchema = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.int(),
});
export type TwoStep = z.infer<typeof twoStepSchema>;

export const twoStepSetupSchema = z.object({
  /** Base32, for typing. */
  key: z.string(),
  /** `otpauth:` URL for a QR code. */
  uri: z.string(),
});
export type TwoStepSetup = z.infer<typeof twoStepSetupSchema>;

export const readTwoStep = endpoint({
  method: 'GET',
  path,
  summary: 'Whether signing in to the caller’s account takes a code',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['two-step'],
  result: twoStepSchema,
});

export const beginTwoStep = endpoint({
  method: 'POST',
  path: `${path}/setup`,
  summary: 'Make a secret for the caller’s authenticator app; a new one replaces one that was not confirmed',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['two-step'],
  body: z.object({ password: text(1024) }),
  result: twoStepSetupSchema,
});

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: `${path}/confirm`,
  summary: 'Turn two-step sign-in on with a code of the authenticator app; answers the recovery codes, once',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['two-step'],
  body: z.object({ code: twoStepCode }),
  result: z.object({ recovery_codes: z.array(z.string()) }),
});

export const turnOffTwoStep = endpoint({
  method: 'POST',
  path: `${path}/turn-off`,
  summary: 'Turn two-step sign-in off',
  tag: 'Accounts',
  access: 'signed-in',
  resources: ['two-step'],
  body: z.object({ password: text(1024) }),
  result: twoStepSchema,
});

export const twoStepEndpoints = { readTwoStep, beginTwoStep, confirmTwoStep, turnOffTwoStep } as const;
