import * as z from '@formline/shared/contracts/schema';

/** Keys of the errors of signing in that the login screen tells apart. */
export const LOGIN_ERROR_KEYS = [
  'last_attempt',
  'locked',
  'inactive',
  'invalid_credentials',
  /** The account is a client's: clients use the mobile app. */
  'client',
  /** The account exists in this product alone and needs a new password first. */
  'legacy',
  /** Two accounts with this address that do not know of each other. */
  'unlinked',
  /** Only one of the two accounts points at the other. */
  'mismatched',
  /** The refresh token is used up, expired or revoked: the session is over. */
  'session_ended',
  /** The password was right, and a code is asked for: the answer carries `two_step_token`. */
  'two_step_required',
  /** A code of two-step sign-in that is wrong or was used before. */
  'invalid_code',
  /** The code came too late: signing in begins with the password again. */
  'two_step_expired',
] as const;
export type LoginErrorKey = (typeof LOGIN_ERROR_KEYS)[number];

/** Key of the refusal of a link from a letter that is used up, too old, or followed by a newer one. */
export const LINK_OVER_KEY = 'link_over';

/** Key of the refusal of a call because too many are waiting; nothing was done for it. */
export const OVERLOADED_KEY = 'overloaded';

/** Numeric codes of the API. */
export const errorCodes = {
  accountExists: 1000,
  clientExists: 2001,
  accountExistsElsewhere: 3333,
  clientEmailRefused: 4005,
  invalidInput: 4000,
  unauthenticated: 4010,
  forbidden: 4030,
  notFound: 4040,
  /** More clients would be active than a trainer without a subscription may have, or the client is not among these. */
  freeClientLimit: 4090,
  /** The row was changed by somebody else since the caller read it. */
  staleVersion: 4091,
  /** A workout is on one of the days already, and the caller asked to be told. */
  alreadyScheduled: 4092,
  /** The idempotency key of the request belongs to another request. */
  idempotencyKeyReused: 4220,
  /** A file is larger than its kind may be. */
  fileTooLarge: 4130,
  /** A file holds something else than its field takes. */
  fileTypeRefused: 4150,
  /** The user's files take all the room the user has. */
  mediaQuota: 4132,
  rateLimited: 4290,
  unexpected: 5000,
  unavailable: 5030,
} as const;

/** Body of every error answer. */
export const errorBodySchema = z.object({
  /** What a person may be told. */
  message: z.string(),
  code: z.number(),
  /** A word the client tells cases apart by, e.g. `locked`. */
  key: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  /** With `two_step_required`: good for one sign-in with a code, for a few minutes. */
  two_step_token: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
