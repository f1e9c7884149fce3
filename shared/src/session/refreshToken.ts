import { call, isApiError } from '../api-client/apiClient';
import { requestToken, type TokenAnswer, revokeToken } from '../contracts/accounts/auth';
import { pause } from './pause';
import { errorCodes } from '../contracts/errorCodes';

/**
 * An answer that was lost may have used the token up. For half a minute the server then answers it again with the same
 * pair, so all tries together have to fit into that time.
 */
const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 8_000;
const FIRST_PAUSE_MS = 250;

/** Statuses of a connection or gateway that do not say whether the server got the request. */
const LOST_ANSWER_STATUS: readonly number[] = [0, 502, 504];

const isAnswerLost = (error: unknown) => isApiError(error) && LOST_ANSWER_STATUS.includes(error.status);

/** Exchanges a refresh token for a new pair and retries when no answer came. @throws ApiError of the last attempt. */
export async function exchangeRefreshToken(refreshToken: string): Promise<TokenAnswer> {
  const body = { grant_type: 'refresh_token', scope: 'read', refresh_token: refreshToken } as const;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(requestToken, { body }, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isAnswerLost(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/**
 * Ends a session on the server; without a connection, as soon as there is one again. Nobody has to
 * wait: signing out must not hang on the network, and what is not revoked ends by its own clock.
 */
export async function revokeSession(refreshToken: string): Promise<void> {
  try {
    await call(revokeToken, { body: { refresh_token: refreshToken } });
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) return;
    addEventListener('online', () => void revokeSession(refreshToken), { once: true });
  }
}

/**
 * Whether a session was refused, by the server or by a proxy in front of it: to ask again would end the same way. An
 * answer of 400 counts only as our server's, because a proxy sends it for reasons of its own.
 */
export const isRefusedGrant = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 401 ||
    error.status === 403 ||
    (error.status === 400 && error.code === errorCodes.invalidInput));
