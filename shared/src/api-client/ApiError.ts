import { type ErrorBody, errorCodes } from '../contracts/errorCodes';
import { apiErrorTexts } from './apiErrors.texts';

/** Any refused or failed call; recognise it with `isApiError`. `status` is 0 without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly key: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** With the key `two_step_required`: sent with the code. */
  readonly two_step_token: string | undefined;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.key = body.key;
    this.title = body.title;
    this.description = body.description;
    this.two_step_token = body.two_step_token;
  }
}

/** By name, because two bundles may hold two classes. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

const TOO_MANY_REQUESTS = 429;

/** True when the server will not do it, so that the same call again does not help. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS;

/** The token to send with a two-step code, or null. */
export const twoStepTokenOf = (error: unknown): string | null =>
  isApiError(error) && error.key === 'two_step_required' ? (error.two_step_token ?? null) : null;

/** The text for a person: title or message of the answer, else the fallback. */
export const failureMessage = (error: unknown, fallback = apiErrorTexts.unknown): string =>
  (isApiError(error) && (error.title || error.message)) || fallback;

const { serverError, unexpected } = apiErrorTexts;

/** The server's text for a person; null for a server error without one. */
export const serverWords = (error: unknown): string | null => {
  const words = isApiError(error) ? error.title || error.message : '';
  return words === '' || words === serverError || words === unexpected ? null : words;
};

/** The failure of a call after sign-out. */
export const notSignedIn = (): ApiError =>
  new ApiError(401, { message: apiErrorTexts.notSignedIn, code: errorCodes.unauthenticated });
