import {
  type ErrorBody,
  errorCodes,
  LINK_OVER_KEY,
  OVERLOADED_KEY,
} from '@formline/shared/contracts/errorCodes';
import { refusalTexts } from './refusals.texts';

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

export const notFound = (message: string = refusalTexts.nothingHere): HttpProblem =>
  new HttpProblem(404, { message, code: errorCodes.notFound });

export const forbidden = (message: string): HttpProblem =>
  new HttpProblem(403, { message, code: errorCodes.forbidden });

export const unauthenticated = (message: string = refusalTexts.signIn): HttpProblem =>
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
      message: refusalTexts.unavailable,
      code: errorCodes.unavailable,
    },
    OUTAGE_WAIT_SECONDS,
  );

/** Too many calls are waiting: nothing was done for this one. */
export const overloaded = (): HttpProblem =>
  new HttpProblem(
    503,
    {
      message: refusalTexts.overloaded,
      code: errorCodes.unavailable,
      key: OVERLOADED_KEY,
    },
    OVERLOAD_WAIT_SECONDS,
  );

export const tooManyRequests = (
  waitSeconds: number,
  message: string = refusalTexts.tooManyRequests,
): HttpProblem =>
  new HttpProblem(429, { message, code: errorCodes.rateLimited }, Math.max(1, Math.ceil(waitSeconds)));

export const freeClientLimit = (): HttpProblem =>
  new HttpProblem(409, {
    message: refusalTexts.freeClientLimit,
    code: errorCodes.freeClientLimit,
    key: 'free_client_limit',
  });

/** The trainer's plan is not enough to work with this client. */
export const inactiveClient = (whom: string = refusalTexts.thisClient): HttpProblem =>
  new HttpProblem(409, {
    message: refusalTexts.inactiveClient(whom),
    code: errorCodes.freeClientLimit,
    key: 'free_client_limit',
  });

/** The caller asked to be told first. */
export const alreadyScheduled = (message: string): HttpProblem =>
  new HttpProblem(409, { message, code: errorCodes.alreadyScheduled, key: 'already_scheduled' });

/** The key was sent before with something else: answering either of the two would be wrong. */
export const idempotencyKeyReused = (): HttpProblem =>
  new HttpProblem(422, {
    message: refusalTexts.idempotencyKeyReused,
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
    message: refusalTexts.staleVersion,
    code: errorCodes.staleVersion,
    key: 'stale_version',
  });

export const bodyTooLarge = (): HttpProblem =>
  new HttpProblem(413, { message: refusalTexts.bodyTooLarge, code: errorCodes.invalidInput });

export const fileTooLarge = (maxBytes: number): HttpProblem =>
  new HttpProblem(413, {
    message: refusalTexts.fileTooLarge(Math.floor(maxBytes / 1_048_576)),
    code: errorCodes.fileTooLarge,
    key: 'file_too_large',
  });

export const fileTypeRefused = (message: string): HttpProblem =>
  new HttpProblem(415, { message, code: errorCodes.fileTypeRefused, key: 'file_type' });

export const mediaQuota = (): HttpProblem =>
  new HttpProblem(413, {
    message: refusalTexts.mediaQuota,
    code: errorCodes.mediaQuota,
    key: 'media_quota',
  });

export const workoutNeedsVideo = (): HttpProblem =>
  new HttpProblem(409, {
    message: refusalTexts.videoInUse,
    code: errorCodes.invalidInput,
    key: 'video_in_use',
  });
