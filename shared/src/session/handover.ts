import { useSyncExternalStore } from 'react';
import { isApiError } from '../api-client/apiClient';
import type { LoginCookie } from '../contracts/accounts/loginCookie';
import type { CurrentUser } from '../contracts/people/users';
import { fetchNewProfile } from './fetchProfile';
import type { StoredToken } from './storedSession';
import { newSignInId, toStored } from './TokenStore';

/** A sign-in that another site handed over, with the owner the server named. */
export interface Handover {
  readonly token: StoredToken;
  readonly user: CurrentUser;
}

/** Maps the cookie to a stored token. */
export const tokenOf = ({ access_token, refresh_token, scope }: LoginCookie): StoredToken =>
  toStored(
    {
      access_token: access_token.token,
      refresh_token: refresh_token.token,
      expires_in: access_token.expires_in,
      scope,
    },
    newSignInId(),
  );

const isOutage = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Asks the server whose tokens these are; null when it does not know them, or their owner has no access to the web.
 * @throws ApiError when the server cannot be asked
 */
export async function verifyHandover(token: StoredToken): Promise<Handover | null> {
  try {
    const user = await fetchNewProfile({ mayRetry: isOutage, token: token.access_token });
    return user.formline_role === 'trainer' ? { token, user } : null;
  } catch (error) {
    if (isOutage(error)) throw error;
    return null;
  }
}

let question: Handover | null = null;
const listeners = new Set<() => void>();

/** The handed-over sign-in that waits until the signed-in person decides; null when there is none. */
export const openQuestion = (): Handover | null => question;

export function ask(next: Handover | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Who another site signed in while somebody else is signed in here; null when there is nothing to ask. */
export function useHandover(): CurrentUser | null {
  return useSyncExternalStore(subscribe, openQuestion, openQuestion)?.user ?? null;
}
