import {
  type ErrorBody,
  errorCodes,
  LINK_OVER_KEY,
  OVERLOADED_KEY,
} from '@formline/shared/contracts/errorCodes';
import { refusalTexts } from './refusals.texts';

export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
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

export const linkOver = (message: string): HttpProblem =>
  new HttpProblem(400, { message, code: errorCodes.invalidInput, key: LINK_OVER_KEY });

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

export const inactiveClient = (whom: string = refusalTexts.thisClient): HttpProblem =>
  new HttpProblem(409, {
    message: refusalTexts.inactiveClient(whom),
    code: errorCodes.freeClientLimit,
    key: 'free_client_limit',
  });

export const alreadyScheduled = (message: string): HttpProblem =>
  new HttpProblem(409, { message, code: errorCodes.alreadyScheduled, key: 'already_scheduled' });

/** The key was used for another request: either answer would be wrong. */
export const idempotencyKeyReused = (): HttpProblem =>
  new HttpProblem(422, {
    message: refusalTexts.idempotencyKeyReused,
    code: errorCodes.idempotencyKeyReused,
    key: 'idempotency_key_reused',
  });

/** @throws HttpProblem when the change is based on an old version; without a version it always passes */
export function requireNewest(version: number | undefined, newest: number): void {
  if (version !== undefined && version !== newest) throw staleVersion();
}

export const staleVersion = (): HttpProblem => changedMeanwhile(refusalTexts.staleVersion);

/** A version conflict with a reason of its own. */
export const changedMeanwhile = (message: string): HttpProblem =>
  new HttpProblem(409, { message, code: errorCodes.staleVersion, key: 'stale_version' });

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
