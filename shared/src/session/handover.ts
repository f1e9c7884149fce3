import { useSyncExternalStore } from 'react';
import { isApiError, isRefusal } from '../api-client/apiClient';
import type { LoginCookie } from '../contracts/accounts/loginCookie';
import type { CurrentUser } from '../contracts/people/users';
import { fetchNewProfile } from './fetchProfile';
import type { StoredToken } from './storedSession';
import { newSignInId, toStored } from './TokenStore';

export interface Handover {
  readonly token: StoredToken;
  readonly user: CurrentUser;
}

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

const isOutage = (error: unknown) => isApiError(error) && !isRefusal(error);

/** The owner of the tokens; null when unknown or without access to the web. @throws ApiError */
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

/** The sign-in that waits for the signed-in person's decision, or null. */
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

/** Who another site signed in while somebody else is signed in here, or null. */
export function useHandover(): CurrentUser | null {
  return useSyncExternalStore(subscribe, openQuestion, openQuestion)?.user ?? null;
}
