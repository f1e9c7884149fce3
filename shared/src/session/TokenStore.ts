import { isApiError, newIdempotencyKey, notSignedIn, type TokenSource } from '../api-client/apiClient';
import type { TokenAnswer } from '../contracts/accounts/auth';
import { pause } from './pause';
import { isRefusedGrant } from './refreshToken';
import type { StoredToken } from './storedSession';

const RENEW_AHEAD_MS = 60_000;
/** Random part of it per tab, so that tabs do not renew at the same moment. */
const RENEW_AHEAD_SPREAD_MS = 30_000;
/** A short-lived token is renewed ahead in its last quarter only. */
const SHARE_KEPT_FOR_AHEAD = 1 / 4;
/** Shorter than the time in which the server repeats a lost answer. */
const AHEAD_PAUSE_MS = 5_000;
const LOOKS_FOR_STORED = 30;
const LOOK_MS = 10;
/** A renewed token that is refused again within this time is not the cause of the refusal. */
const REFUSED_AGAIN_MS = 30_000;

export interface TokenStoreSurroundings {
  readonly exchange: (refreshToken: string) => Promise<TokenAnswer>;
  readonly storage: {
    readonly read: () => StoredToken | null;
    readonly write: (token: StoredToken) => void;
  };
  /** Runs the work in one tab at a time; `hasWaited` is true when another tab ran it just before. */
  readonly inTurn: (work: (hasWaited: boolean) => Promise<void>) => Promise<void>;
  /** Null when there is none any more. */
  readonly onChanged: (accessToken: string | null) => void;
  readonly onRefused: () => void;
  /** Storage holds no tokens, or those of another sign-in. */
  readonly onReplaced: () => void;
}

/** Holds and renews the tokens of one page, once for all calls and tabs. Only a refused grant ends the session. */
export class TokenStore implements TokenSource {
  readonly #around: TokenStoreSurroundings;
  readonly #aheadMs = RENEW_AHEAD_MS + Math.random() * RENEW_AHEAD_SPREAD_MS;
  #held: StoredToken | null = null;
  #renewal: Promise<string | null> | null = null;
  #renewAheadFrom = 0;
  #aheadPausedUntil = 0;
  /** A call with any other token belongs to another person. */
  #own = new Set<string>();
  #end = new AbortController();
  /** A second 403 with it is final, so that read-only managers never loop. */
  #renewedAfterForbidden: string | null = null;
  #renewedAfterRefusal: { readonly token: string | null; readonly at: number } | null = null;

  constructor(surroundings: TokenStoreSurroundings) {
    this.#around = surroundings;
  }

  get held(): StoredToken | null {
    return this.#held;
  }

  /** Uses these tokens without storing them; null forgets them. */
  hold(token: StoredToken | null): void {
    const isOtherPerson = this.#held && token && this.#held.sign_in_id !== token.sign_in_id;
    // Sign-out is announced first: otherwise listeners take the new token for a renewal.
    if (isOtherPerson) this.hold(null);
    const before = this.#held;
    this.#held = token;
    if (token?.sign_in_id !== before?.sign_in_id) {
      this.#own = new Set();
      this.#renewal = null;
      this.#end.abort();
      this.#end = new AbortController();
    }
    if (token?.access_token === before?.access_token) return;
    if (token) {
      this.#own.add(token.access_token);
      const left = token.expires_in - Date.now();
      this.#renewAheadFrom = token.expires_in - Math.min(this.#aheadMs, left * SHARE_KEPT_FOR_AHEAD);
    }
    this.#around.onChanged(token?.access_token ?? null);
  }

  store(token: StoredToken): void {
    this.#around.storage.write(token);
    this.hold(token);
  }

  /** Keeps a person signed in who works without calls. */
  async renewIfExpired(): Promise<void> {
    if (this.#held && isExpired(this.#held)) await this.#renewOnce(this.#held);
  }

  readonly signInEnd = (): AbortSignal => this.#end.signal;

  readonly currentToken = (): string | null =>
    this.#held && !isExpired(this.#held) ? this.#held.access_token : null;

  readonly validToken = async (): Promise<string | null> => {
    const held = this.#held;
    if (!held) return null;
    if (!isExpired(held)) {
      this.#renewAhead(held);
      return held.access_token;
    }
    const token = await this.#renewOnce(held);
    // The call belongs to the person who signed out. It must not run as the next one.
    if (token === null) throw notSignedIn();
    return token;
  };

  readonly renewAfterRefusal = async (usedToken: string, status: 401 | 403): Promise<string | null> => {
    const held = this.#held;
    if (!held || !this.#own.has(usedToken)) return null;
    if (held.access_token !== usedToken) return held.access_token;
    return status === 401 ? this.#renewRefused(held) : this.#renewForbidden(held);
  };

  #renewAhead(current: StoredToken): void {
    if (Date.now() < Math.max(this.#renewAheadFrom, this.#aheadPausedUntil)) return;
    this.#renewOnce(current).catch(() => {
      // The current token is still valid, so the failure is not reported.
      this.#aheadPausedUntil = Date.now() + AHEAD_PAUSE_MS;
    });
  }

  async #renewRefused(current: StoredToken): Promise<string | null> {
    const last = this.#renewedAfterRefusal;
    const isRefusedAgain = last?.token === current.access_token;
    if (isRefusedAgain && Math.abs(Date.now() - last.at) < REFUSED_AGAIN_MS) return null;
    const token = await this.#renewOnce(current);
    this.#renewedAfterRefusal = { token, at: Date.now() };
    return token;
  }

  async #renewForbidden(current: StoredToken): Promise<string | null> {
    if (current.access_token === this.#renewedAfterForbidden) return null;
    try {
      this.#renewedAfterForbidden = await this.#renewOnce(current);
      return this.#renewedAfterForbidden;
    } catch (error) {
      // The caller gets the original refusal, not the error of the renewal.
      if (isApiError(error)) return null;
      throw error;
    }
  }

  #renewOnce(old: StoredToken): Promise<string | null> {
    if (this.#renewal) return this.#renewal;
    const renewal = this.#around
      .inTurn((hasWaited) => this.#exchangeStored(old, hasWaited))
      .then(() => this.#settle(old))
      .finally(() => {
        if (this.#renewal === renewal) this.#renewal = null;
      });
    this.#renewal = renewal;
    return renewal;
  }

  async #exchangeStored(old: StoredToken, hasWaited: boolean): Promise<void> {
    const { exchange, storage, onRefused } = this.#around;
    const isStillStored = () => storage.read()?.refresh_token === old.refresh_token;
    // Tokens of the previous tab may not have reached this tab yet.
    const looks = hasWaited ? LOOKS_FOR_STORED : 0;
    for (let look = 0; look < looks && isStillStored(); look += 1) await pause(LOOK_MS);
    // Another tab has renewed, signed out or signed in: its record counts.
    if (!isStillStored()) return;
    try {
      const renewed = toStored(await exchange(old.refresh_token), old.sign_in_id);
      if (isStillStored()) storage.write(renewed);
    } catch (error) {
      if (!isRefusedGrant(error)) throw error;
      if (isStillStored()) onRefused();
    }
  }

  #settle(old: StoredToken): string | null {
    const stored = this.#around.storage.read();
    if (stored?.sign_in_id !== old.sign_in_id || this.#held?.sign_in_id !== old.sign_in_id) {
      this.#around.onReplaced();
      return null;
    }
    this.hold(stored);
    return stored.access_token;
  }
}

const isExpired = (token: StoredToken): boolean => token.expires_in <= Date.now();

export const newSignInId = (): string => newIdempotencyKey();

/** Stores the moment of expiry instead of seconds, and the manager's scope as a flag. */
export const toStored = (answer: Omit<TokenAnswer, 'token_type'>, signInId: string): StoredToken => ({
  access_token: answer.access_token,
  refresh_token: answer.refresh_token,
  token_type: 'Bearer',
  expires_in: Date.now() + answer.expires_in * 1000,
  cc_manager: answer.scope === 'read-only',
  sign_in_id: signInId,
});
