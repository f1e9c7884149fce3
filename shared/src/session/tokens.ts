import { call, isApiError, type TokenSource } from '../api-client/apiClient';
import { requestToken, type TokenAnswer } from '../contracts/auth';
import { emitEvent } from '../events/events';
import { readStoredToken, type StoredToken, writeStoredToken } from './storedSession';

/** Tokens of this page; they also lie in local storage, where other tabs find them. */
let held: StoredToken | null = null;
let renewal: Promise<string | null> | null = null;
/** The token that came of a renewal after a 403: a second 403 with it is final, so that read-only managers never loop. */
let renewedAfterForbidden: string | null = null;

/** Takes over what lies in storage, as at start-up or after another tab changed it. */
export function adoptStoredToken(): StoredToken | null {
  hold(readStoredToken());
  return held;
}

function hold(token: StoredToken | null): void {
  const isNew = token?.access_token !== held?.access_token;
  held = token;
  if (isNew) emitEvent('session:token-changed', { access_token: token?.access_token ?? null });
}

const toStored = (answer: TokenAnswer): StoredToken => ({
  access_token: answer.access_token,
  refresh_token: answer.refresh_token,
  token_type: answer.token_type,
  expires_in: Date.now() + answer.expires_in * 1000,
  cc_manager: answer.scope === 'read-only',
});

/** Trades a password for tokens and stores them. */
export async function obtainTokens(username: string, password: string): Promise<StoredToken> {
  const body = { grant_type: 'password', scope: 'read', username, password } as const;
  const token = toStored(await call(requestToken, { body }));
  writeStoredToken(token);
  hold(token);
  return token;
}

/** Forgets the tokens here and in storage. */
export function dropTokens(): void {
  writeStoredToken(null);
  hold(null);
}

export const heldToken = (): StoredToken | null => held;

const isRefusedGrant = (error: unknown) =>
  isApiError(error) && (error.status === 400 || error.status === 401 || error.status === 403);

/** Renews `old`, unless another tab did so already. Only a refused grant ends the session; an outage does not. */
async function renew(old: StoredToken): Promise<string | null> {
  const stored = adoptStoredToken();
  if (stored?.refresh_token !== old.refresh_token) return stored?.access_token ?? null;
  try {
    const body = { grant_type: 'refresh_token', scope: 'read', refresh_token: old.refresh_token } as const;
    const token = toStored(await call(requestToken, { body }));
    // Signed out or renewed elsewhere while we waited: theirs stands.
    if (readStoredToken()?.refresh_token === old.refresh_token) writeStoredToken(token);
    return adoptStoredToken()?.access_token ?? null;
  } catch (error) {
    if (!isRefusedGrant(error)) throw error;
    if (readStoredToken()?.refresh_token === old.refresh_token) dropTokens();
    return adoptStoredToken()?.access_token ?? null;
  }
}

function renewOnce(old: StoredToken): Promise<string | null> {
  renewal ??= renew(old).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** What the API client asks for tokens: one renewal for any number of calls. */
export const tokenSource: TokenSource = {
  async validToken() {
    if (!held) return null;
    return held.expires_in > Date.now() ? held.access_token : renewOnce(held);
  },
  async renewAfterRefusal(usedToken, status) {
    if (!held) return null;
    if (held.access_token !== usedToken) return held.access_token;
    if (status === 401) return renewOnce(held);
    if (usedToken === renewedAfterForbidden) return null;
    renewedAfterForbidden = await renewOnce(held);
    return renewedAfterForbidden;
  },
};
