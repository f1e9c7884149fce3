import axios, { type AxiosResponse, isCancel } from 'axios';
import { changesState, type Endpoint, type EndpointInput, type EndpointResult } from '../contracts/endpoint';
import { errorBodySchema, errorCodes } from '../contracts/errorCodes';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../contracts/idempotencyKey';
import * as z from '../contracts/schema';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { ApiError, notSignedIn } from './ApiError';
import { apiErrorTexts } from './apiErrors.texts';
import { whileBusy } from './busyServer';
import { type CallInput, requestOf } from './request';

claimSingleton('api-client');

export { ApiError, failureMessage, isApiError, notSignedIn, serverWords, twoStepTokenOf } from './ApiError';
export { busyServer } from './busyServer';
export { newIdempotencyKey } from '../contracts/idempotencyKey';

/** A call is tried at most this often: once, and once more with a renewed token. */
const MAX_ATTEMPTS = 2;
const CALL_TIMEOUT_MS = 30_000;
/** A large file on a slow line takes as long as it takes; who waits for it may cancel. */
const NO_TIMEOUT_MS = 0;

/** How a call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Names the wish to change something, so that the server does it once however often it is asked: a form keeps one key
   * (`newIdempotencyKey()`) until its save succeeded or its content changed. Absent: every call is a wish of its own.
   */
  readonly idempotencyKey?: string;
  /**
   * Told now and then which share of a form has been sent, from 0 to 1. At 1 the server still works on the files. It
   * starts again from the beginning when the form is sent once more with a renewed token.
   */
  readonly onProgress?: (share: number) => void;
  /** How long to wait for the answer; absent: as long as calls usually wait. */
  readonly timeoutMs?: number;
  /** Calls with this access token instead of the session's; a refusal is then final. */
  readonly token?: string;
}

/** What the session gives the client: the tokens. The client holds none itself. */
export interface TokenSource {
  /** A token that is not past its expiry, renewed first if need be; null when nobody is signed in. */
  readonly validToken: () => Promise<string | null>;
  /** Renews after the server refused `usedToken`; null when there is nothing new to try with. */
  readonly renewAfterRefusal: (usedToken: string, status: 401 | 403) => Promise<string | null>;
}

let tokens: TokenSource = {
  validToken: () => Promise.resolve(null),
  renewAfterRefusal: () => Promise.resolve(null),
};

/** Connects the session; called once, by `session`. */
export function connectTokens(source: TokenSource): void {
  tokens = source;
}

const http = axios.create({ timeout: CALL_TIMEOUT_MS, withCredentials: true, validateStatus: () => true });

const absent = <S extends z.Schema>(schema: S) => z.withFallback(z.optional(schema), undefined);

/** Each field by itself: a proxy may send a `code` of another kind beside a message that helps. */
const failureSchema = z.object({
  message: absent(errorBodySchema.shape.message),
  code: absent(errorBodySchema.shape.code),
  key: absent(errorBodySchema.shape.key),
  title: absent(errorBodySchema.shape.title),
  description: absent(errorBodySchema.shape.description),
  two_step_token: absent(errorBodySchema.shape.two_step_token),
});

/** A refusal without words leaves them to the screen. */
const failure = ({ status, data }: AxiosResponse<unknown>): ApiError => {
  const body = z.safeParse(failureSchema, data).data;
  const message = body?.message ?? (status >= 500 ? apiErrorTexts.serverError : '');
  return new ApiError(status, { ...body, message, code: body?.code ?? errorCodes.unexpected });
};

async function send(endpoint: Endpoint, input: CallInput, token: string | null): Promise<AxiosResponse> {
  const { signal, idempotencyKey, onProgress, timeoutMs } = input;
  const headers = {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
  try {
    return await http.request({
      ...requestOf(endpoint, input),
      headers,
      ...(signal && { signal }),
      ...(endpoint.files && { timeout: NO_TIMEOUT_MS }),
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    });
  } catch (error) {
    if (isCancel(error)) throw error;
    throw new ApiError(0, { message: apiErrorTexts.noAnswer, code: errorCodes.unavailable });
  }
}

/** Whether a call that is sent twice happens once. */
const isRepeatable = (endpoint: Endpoint, { idempotencyKey }: CallInput): boolean =>
  !changesState(endpoint) || idempotencyKey !== undefined;

async function sendWithToken(endpoint: Endpoint, input: CallInput): Promise<AxiosResponse> {
  let token = await tokens.validToken();
  for (let attempt = 1; ; attempt += 1) {
    const sendOnce = () => send(endpoint, input, token);
    const response = await (isRepeatable(endpoint, input) ? whileBusy(sendOnce, input.signal) : sendOnce());
    if (response.status === 401 && token === null) throw notSignedIn();
    if ((response.status !== 401 && response.status !== 403) || token === null || attempt === MAX_ATTEMPTS) {
      return response;
    }
    const renewed = await tokens.renewAfterRefusal(token, response.status);
    if (renewed === null) return response;
    token = renewed;
  }
}

/**
 * Makes one call of the contract and parses the answer. A call that changes something carries a key, the same one when
 * it is repeated with a renewed token, so that it happens once. A form with files carries none: the server takes none.
 * @param options how to call, or just the signal that cancels
 * @throws ApiError when the server refuses, does not answer, or answers in another shape than the contract's.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions | AbortSignal = {},
): Promise<EndpointResult<E>> {
  const { idempotencyKey = newIdempotencyKey(), token, ...how } = toOptions(options);
  const isKeyed = changesState(endpoint) && endpoint.access !== 'public' && !endpoint.files;
  const given: CallInput = { ...input, ...how, ...(isKeyed && { idempotencyKey }) };
  const isSentAsGiven = endpoint.access === 'public' || token !== undefined;
  const response = await (isSentAsGiven
    ? send(endpoint, given, token ?? null)
    : sendWithToken(endpoint, given));
  if (response.status >= 400) throw failure(response);
  const envelope = z.safeParse(z.object({ result: z.unknown() }), response.data);
  const payload: unknown = endpoint.envelope === false ? response.data : envelope.data?.result;
  const parsed = z.safeParse<E['result']>(endpoint.result, payload);
  if (parsed.success) return parsed.data;
  throw new ApiError(response.status, { message: apiErrorTexts.unexpected, code: errorCodes.unexpected });
}

const toOptions = (options: CallOptions | AbortSignal): CallOptions =>
  'aborted' in options ? { signal: options } : options;
