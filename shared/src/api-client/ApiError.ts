import { type ErrorBody, errorCodes } from '../contracts/errorCodes';
import { apiErrorTexts } from './apiErrors.texts';

/**
 * Any refused or failed call. `status` is 0 when no answer came; `message` is empty when a refusal came without words.
 * Recognise it with `isApiError`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly key: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** With the key `two_step_required`: what the code is sent with. */
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

/** Tells an `ApiError` by its name: two bundles may hold two classes. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** What a code of two-step sign-in is sent with, when that is what a password was answered with; otherwise null. */
export const twoStepTokenOf = (error: unknown): string | null =>
  isApiError(error) && error.key === 'two_step_required' ? (error.two_step_token ?? null) : null;

/** What a person is told of a failure: the title of the answer, else its message, else the words of the screen. */
export const failureMessage = (error: unknown, fallback = apiErrorTexts.unknown): string =>
  (isApiError(error) && (error.title || error.message)) || fallback;

const { serverError, unexpected } = apiErrorTexts;

/** The words the server sent for a person; null when it has none but that something went wrong on its side. */
export const serverWords = (error: unknown): string | null => {
  const words = isApiError(error) ? error.title || error.message : '';
  return words === '' || words === serverError || words === unexpected ? null : words;
};

/** The failure of a call for which nobody is signed in any more. */
export const notSignedIn = (): ApiError =>
  new ApiError(401, { message: apiErrorTexts.notSignedIn, code: errorCodes.unauthenticated });
