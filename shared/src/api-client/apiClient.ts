import { changesState, type Endpoint, type EndpointInput, type EndpointResult } from '../contracts/endpoint';
import { errorBodySchema, errorCodes } from '../contracts/errorCodes';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '../contracts/idempotencyKey';
import * as z from '../contracts/schema';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { ApiError, notSignedIn } from './ApiError';
import { apiErrorTexts } from './apiErrors.texts';
import { whileBusy } from './busyServer';
import { takeEarlyRead, takeSettledRead } from './earlyReads';
import { type Answer, type CallInput, requestOf } from './request';

claimSingleton('api-client');

export {
  ApiError,
  failureMessage,
  isApiError,
  isRefusal,
  notSignedIn,
  serverWords,
  twoStepTokenOf,
} from './ApiError';
export { busyServer } from './busyServer';
export { newIdempotencyKey } from '../contracts/idempotencyKey';

const MAX_ATTEMPTS = 2;
/** A large file may take long; the caller may cancel. */
const NO_TIMEOUT_MS = 0;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes the server do a change once. A form uses one key (`newIdempotencyKey()`) until it is saved or changed. */
  readonly idempotencyKey?: string;
  /** Share of a form that has been sent, from 0 to 1; starts again when the form is repeated with a renewed token. */
  readonly onProgress?: (share: number) => void;
  readonly timeoutMs?: number;
  /** Used instead of the session's token; a refusal is then final. */
  readonly token?: string;
}

/** The client holds no tokens itself. */
export interface TokenSource {
  /** Renewed first when expired; null when nobody is signed in. */
  readonly validToken: () => Promise<string | null>;
  /** Null also when it has expired. */
  readonly currentToken: () => string | null;
  /** Null when there is no other token to try. */
  readonly renewAfterRefusal: (usedToken: string, status: 401 | 403) => Promise<string | null>;
  /** Aborted when the present sign-in ends. */
  readonly signInEnd: () => AbortSignal;
}

let tokens: TokenSource = {
  validToken: () => Promise.resolve(null),
  currentToken: () => null,
  renewAfterRefusal: () => Promise.resolve(null),
  signInEnd: () => new AbortController().signal,
};

export function connectTokens(source: TokenSource): void {
  tokens = source;
}

/** Pages that call nobody start without it. */
const loadHttp = () => import(/* webpackChunkName: "http" */ './http');

const absent = <S extends z.Schema>(schema: S) => z.withFallback(z.optional(schema), undefined);

/** Each field by itself: a proxy may send a `code` of another kind beside a useful message. */
const failureSchema = z.object({
  message: absent(errorBodySchema.shape.message),
  code: absent(errorBodySchema.shape.code),
  key: absent(errorBodySchema.shape.key),
  title: absent(errorBodySchema.shape.title),
  description: absent(errorBodySchema.shape.description),
  two_step_token: absent(errorBodySchema.shape.two_step_token),
});

const failure = ({ status, data }: Answer): ApiError => {
  const body = z.safeParse(failureSchema, data).data;
  const message = body?.message ?? (status >= 500 ? apiErrorTexts.serverError : '');
  return new ApiError(status, { ...body, message, code: body?.code ?? errorCodes.unexpected });
};

const noAnswer = () => new ApiError(0, { message: apiErrorTexts.noAnswer, code: errorCodes.unavailable });

async function send(endpoint: Endpoint, input: CallInput, token: string | null): Promise<Answer> {
  const { signal, idempotencyKey, onProgress, timeoutMs } = input;
  const request = requestOf(endpoint, input);
  const early = takeEarlyRead(request, token);
  if (early) {
    return early.catch(() => {
      throw noAnswer();
    });
  }
  const headers = {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
  // A chunk that does not come is a call without an answer.
  const { http, isCancel } = await loadHttp().catch(() => {
    throw noAnswer();
  });
  try {
    return await http.request({
      ...request,
      headers,
      ...(signal && { signal }),
      ...(endpoint.files && { timeout: NO_TIMEOUT_MS }),
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    });
  } catch (error) {
    if (isCancel(error)) throw error;
    throw noAnswer();
  }
}

const isRepeatable = (endpoint: Endpoint, { idempotencyKey }: CallInput): boolean =>
  !changesState(endpoint) || idempotencyKey !== undefined;

async function sendWithToken(endpoint: Endpoint, input: CallInput): Promise<Answer> {
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

/** Fails when the sign-in ends: nothing may follow from an answer in the name of the next person. */
function whileSignedIn<T>(work: Promise<T>): Promise<T> {
  const end = tokens.signInEnd();
  return new Promise((resolve, reject) => {
    const refuse = () => reject(notSignedIn());
    end.addEventListener('abort', refuse);
    void work.then(resolve, reject).finally(() => end.removeEventListener('abort', refuse));
  });
}

/** Makes a call and parses its answer. Changes carry an idempotency key, forms with files do not. @throws ApiError */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions | AbortSignal = {},
): Promise<EndpointResult<E>> {
  const { idempotencyKey, token, ...how } = toOptions(options);
  const isKeyed = changesState(endpoint) && endpoint.access !== 'public' && !endpoint.files;
  const key = isKeyed && { idempotencyKey: idempotencyKey ?? newIdempotencyKey() };
  const given: CallInput = { ...input, ...how, ...key };
  const isSentAsGiven = endpoint.access === 'public' || token !== undefined;
  const response = await (isSentAsGiven
    ? send(endpoint, given, token ?? null)
    : whileSignedIn(sendWithToken(endpoint, given)));
  if (response.status >= 400) throw failure(response);
  const parsed = parseResult(endpoint, response);
  if (parsed.success) return parsed.data;
  throw new ApiError(response.status, { message: apiErrorTexts.unexpected, code: errorCodes.unexpected });
}

function parseResult<E extends Endpoint>(endpoint: E, { data }: Answer) {
  const envelope = z.safeParse(z.object({ result: z.unknown() }), data);
  return z.safeParse<E['result']>(
    endpoint.result,
    endpoint.envelope === false ? data : envelope.data?.result,
  );
}

/** What the document has asked for and got before scripts ran, for the first rendering. Once for each call. */
export function earlyResult<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): EndpointResult<E> | undefined {
  const answer = takeSettledRead(requestOf(endpoint, input), tokens.currentToken());
  return answer ? parseResult(endpoint, answer).data : undefined;
}

const toOptions = (options: CallOptions | AbortSignal): CallOptions =>
  'aborted' in options ? { signal: options } : options;
