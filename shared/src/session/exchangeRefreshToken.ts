import { call, isApiError } from '../api-client/apiClient';
import { requestToken, type TokenAnswer } from '../contracts/accounts/auth';
import { pause } from './pause';

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
