import { call } from '../api-client/apiClient';
import { type CurrentUser, readCurrentUser } from '../contracts/people/users';
import { pause } from './pause';

/** Delay after the tokens and after each failure, at most three times. */
const PROFILE_FETCH_DELAY_MS = 100;
const PROFILE_FETCH_RETRY_MS = 500;
const PROFILE_FETCH_ATTEMPTS = 3;

interface ProfileFetch {
  readonly mayRetry: (error: unknown) => boolean;
  /** Access token of a session that is not the page's. */
  readonly token?: string;
}

/** Reads the owner of the tokens. @throws ApiError of the last attempt */
export async function fetchProfile({ mayRetry, token }: ProfileFetch): Promise<CurrentUser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(readCurrentUser, {}, token === undefined ? {} : { token });
    } catch (error) {
      if (attempt === PROFILE_FETCH_ATTEMPTS || !mayRetry(error)) throw error;
      await pause(PROFILE_FETCH_RETRY_MS);
    }
  }
}

/** Like `fetchProfile`, for new tokens that some servers may not know yet. */
export async function fetchNewProfile(how: ProfileFetch): Promise<CurrentUser> {
  await pause(PROFILE_FETCH_DELAY_MS);
  return fetchProfile(how);
}
