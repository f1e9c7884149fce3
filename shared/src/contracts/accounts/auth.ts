import * as z from '@formline/shared/contracts/schema';
import { roleSchema } from './role';
import { authTexts } from './auth.texts';
import { endpoint } from '../endpoint';
import { text } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { twoStepCode } from './twoStep';

export const loginTypes = [
  'client',
  'fresh_login',
  'new_account',
  'legacy_edge_account',
  'ua_account_only',
  'unlinked_accounts',
  'linked_accounts',
  'mismatched_account_links',
  'unexpected_error',
] as const;
export type LoginType = (typeof loginTypes)[number];

export const emailCheckSchema = z.object({
  /** In this product. */
  edgeResult: z.boolean(),
  /** In the account service shared with other products. */
  uaResult: z.boolean(),
  /** The product's account points at the account service. */
  edgeAccountInUA: z.boolean(),
  /** The account service points at the product's account. */
  uaAccountInEDGE: z.boolean(),
  edgeUserRole: z.nullable(roleSchema),
});
export type EmailCheck = z.infer<typeof emailCheckSchema>;

/** Public name of the mobile app (`client_id` or user name). Clients get tokens through it alone. */
export const MOBILE_CLIENT_ID = `${PRODUCT_SLUG}-mobile`;

export const tokenAnswerSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** In seconds. */
  expires_in: z.int().check(z.gte(1)),
  /** `read-only` marks a manager, `client` a client with their own half of the API. */
  scope: z.enum(['read', 'read-only', 'client']),
});
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;

export const requestToken = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/oauth/token`,
  summary:
    'Sign in with a password (and a code where the account asks for one), or trade a refresh token for a new pair',
  tag: 'Accounts',
  access: 'public',
  resources: [],
  body: z.discriminatedUnion(
    'grant_type',
    [
      z.object({
        grant_type: z.literal('password'),
        scope: z.literal('read'),
        username: text(254, authTexts.emailMissing),
        password: text(1024, authTexts.passwordMissing),
        client_id: z.optional(text(100)),
      }),
      z.object({
        grant_type: z.literal('refresh_token'),
        scope: z.literal('read'),
        refresh_token: text(512),
      }),
      z.object({
        grant_type: z.literal('two_step'),
        scope: z.literal('read'),
        two_step_token: text(512),
        code: twoStepCode,
        client_id: z.optional(text(100)),
      }),
    ],
    { error: authTexts.grantTypeInvalid },
  ),
  result: tokenAnswerSchema,
  envelope: false,
});

export const revokeToken = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/oauth/revoke`,
  summary: 'Sign out: ends the session a refresh token belongs to',
  tag: 'Accounts',
  access: 'public',
  resources: [],
  body: z.object({ refresh_token: text(512) }),
  result: z.object({ revoked: z.boolean() }),
});

export const checkEmail = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/register/check-email`,
  summary: 'Which kind of account an email address has',
  tag: 'Accounts',
  access: 'public',
  resources: [],
  // The domain rule checks the address, as for new accounts: a narrower one would lock some of them out.
  body: z.object({ email: z.string(authTexts.emailMissing).check(z.maxLength(254)) }),
  result: emailCheckSchema,
});
