import { call, isApiError } from '../api-client/apiClient';
import { requestToken, type TokenAnswer, revokeToken } from '../contracts/accounts/auth';
import { pause } from './pause';
import { errorCodes } from '../contracts/errorCodes';

/** The server repeats a lost answer for half a minute, so all attempts have to fit into that time. */
const MAX_ATTEMPTS = 3;
const TIMEOUT_MS = 8_000;
const FIRST_PAUSE_MS = 250;

/** They do not say whether the server got the request. */
const LOST_ANSWER_STATUS: readonly number[] = [0, 502, 504];

const isAnswerLost = (error: unknown) => isApiError(error) && LOST_ANSWER_STATUS.includes(error.status);

/** Exchanges a refresh token for a new pair and retries without an answer. @throws ApiError of the last attempt */
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

/** Revokes a session without waiting; offline, once there is a connection. What is not revoked expires. */
export async function revokeSession(refreshToken: string): Promise<void> {
  try {
    await call(revokeToken, { body: { refresh_token: refreshToken } });
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) return;
    addEventListener('online', () => void revokeSession(refreshToken), { once: true });
  }
}

/** True if a retry would be refused again. A 400 counts only with our code, because proxies send it too. */
export const isRefusedGrant = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 401 ||
    error.status === 403 ||
    (error.status === 400 && error.code === errorCodes.invalidInput));
