import * as z from '@formline/shared/contracts/schema';

export const LOGIN_ERROR_KEYS = [
  'last_attempt',
  'locked',
  'inactive',
  'invalid_credentials',
  'client',
  /** An account of this product alone that needs a new password first. */
  'legacy',
  /** Two accounts with this address without a link. */
  'unlinked',
  /** Only one of the two accounts points at the other. */
  'mismatched',
  /** The refresh token is used up, expired or revoked. */
  'session_ended',
  /** The answer carries `two_step_token`. */
  'two_step_required',
  'invalid_code',
  /** Signing in begins with the password again. */
  'two_step_expired',
] as const;
export type LoginErrorKey = (typeof LOGIN_ERROR_KEYS)[number];

/** A link of an email that is used up, too old, or replaced. */
export const LINK_OVER_KEY = 'link_over';

/** Too many calls wait; nothing was done for this one. */
export const OVERLOADED_KEY = 'overloaded';

export const errorCodes = {
  accountExists: 1000,
  clientExists: 2001,
  accountExistsElsewhere: 3333,
  clientEmailRefused: 4005,
  invalidInput: 4000,
  unauthenticated: 4010,
  forbidden: 4030,
  notFound: 4040,
  /** More clients would be active than allowed, or the client is not among the free ones. */
  freeClientLimit: 4090,
  /** Somebody else changed the row since it was read. */
  staleVersion: 4091,
  /** A workout is on one of the days already, and the caller asked to know. */
  alreadyScheduled: 4092,
  /** The idempotency key belongs to another request. */
  idempotencyKeyReused: 4220,
  fileTooLarge: 4130,
  fileTypeRefused: 4150,
  mediaQuota: 4132,
  rateLimited: 4290,
  unexpected: 5000,
  unavailable: 5030,
} as const;

export const errorBodySchema = z.object({
  message: z.string(),
  code: z.number(),
  key: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  /** With `two_step_required`: valid for one code and a few minutes. */
  two_step_token: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
