import {
  type ErrorBody,
  errorCodes,
  LINK_OVER_KEY,
  OVERLOADED_KEY,
} from '@formline/shared/contracts/errorCodes';

/** A refusal the caller is told of in full: status and body of the answer. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** After how many seconds it is worth trying again. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(body.message);
  }
}

export const notFound = (message = 'There is nothing here.'): HttpProblem =>
  new HttpProblem(404, { message, code: errorCodes.notFound });

export const forbidden = (message: string): HttpProblem =>
  new HttpProblem(403, { message, code: errorCodes.forbidden });

export const unauthenticated = (message = 'Sign in to continue.'): HttpProblem =>
  new HttpProblem(401, { message, code: errorCodes.unauthenticated });

export const invalidInput = (message: string): HttpProblem =>
  new HttpProblem(400, { message, code: errorCodes.invalidInput });

/** A link from a letter that is used up, too old, or followed by a newer one: the page offers another. */
export const linkOver = (message: string): HttpProblem =>
  new HttpProblem(400, { message, code: errorCodes.invalidInput, key: LINK_OVER_KEY });

/** A queue is shorter than an outage. */
const OUTAGE_WAIT_SECONDS = 5;
const OVERLOAD_WAIT_SECONDS = 2;

export const unavailable = (): HttpProblem =>
  new HttpProblem(
    503,
    {
      message: 'The service is not available at the moment. Please try again later.',
      code: errorCodes.unavailable,
    },
    OUTAGE_WAIT_SECONDS,
  );

/** Too many calls are waiting: nothing was done for this one. */
export const overloaded = (): HttpProblem =>
  new HttpProblem(
    503,
    {
      message: 'Too many people use the service at the moment. Please try again in a few seconds.',
      code: errorCodes.unavailable,
      key: OVERLOADED_KEY,
    },
    OVERLOAD_WAIT_SECONDS,
  );

export const tooManyRequests = (
  waitSeconds: number,
  message = 'Too many requests. Please wait a minute.',
): HttpProblem =>
  new HttpProblem(429, { message, code: errorCodes.rateLimited }, Math.max(1, Math.ceil(waitSeconds)));

export const freeClientLimit = (): HttpProblem =>
  new HttpProblem(409, {
    message: 'Your plan has no room for another active client. Upgrade to access all clients.',
    code: errorCodes.freeClientLimit,
    key: 'free_client_limit',
  });

/** The trainer's plan is not enough to work with this client. */
export const inactiveClient = (whom = 'this client'): HttpProblem =>
  new HttpProblem(409, {
    message: `Your plan does not keep ${whom} active. Upgrade to access all clients.`,
    code: errorCodes.freeClientLimit,
    key: 'free_client_limit',
  });

/** The caller asked to be told first. */
export const alreadyScheduled = (message: string): HttpProblem =>
  new HttpProblem(409, { message, code: errorCodes.alreadyScheduled, key: 'already_scheduled' });

/** The key was sent before with something else: answering either of the two would be wrong. */
export const idempotencyKeyReused = (): HttpProblem =>
  new HttpProblem(422, {
    message: 'This request was sent before with other content. Reload the page and try again.',
    code: errorCodes.idempotencyKeyReused,
    key: 'idempotency_key_reused',
  });

/** @throws HttpProblem when a change is based on a version that is not the newest; without one it fits any */
export function requireNewest(version: number | undefined, newest: number): void {
  if (version !== undefined && version !== newest) throw staleVersion();
}

/** The caller’s change is based on a version that is not the newest any more. */
export const staleVersion = (): HttpProblem =>
  new HttpProblem(409, {
    message: 'This was changed in another window in the meantime. Reload it and make your change again.',
    code: errorCodes.staleVersion,
    key: 'stale_version',
  });

export const bodyTooLarge = (): HttpProblem =>
  new HttpProblem(413, { message: 'Request body is too large', code: errorCodes.invalidInput });

export const fileTooLarge = (maxBytes: number): HttpProblem =>
  new HttpProblem(413, {
    message: `This file is too large. It may have ${Math.floor(maxBytes / 1_048_576)} MB at most.`,
    code: errorCodes.fileTooLarge,
    key: 'file_too_large',
  });

export const fileTypeRefused = (message: string): HttpProblem =>
  new HttpProblem(415, { message, code: errorCodes.fileTypeRefused, key: 'file_type' });

export const mediaQuota = (): HttpProblem =>
  new HttpProblem(413, {
    message: 'There is no room left for your files. Please remove some that you do not need.',
    code: errorCodes.mediaQuota,
    key: 'media_quota',
  });

export const workoutNeedsVideo = (): HttpProblem =>
  new HttpProblem(409, {
    message: 'This video belongs to a workout. Delete the workout or give it another video first.',
    code: errorCodes.invalidInput,
    key: 'video_in_use',
  });
