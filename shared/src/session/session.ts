/** The only owner of tokens, user and chosen profile. */
import { call, connectTokens, notSignedIn } from '../api-client/apiClient';
import { requestToken } from '../contracts/accounts/auth';
import { authTexts } from '../contracts/accounts/auth.texts';
import type { EndpointInput } from '../contracts/endpoint';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { type CurrentUser, readCurrentUser } from '../contracts/people/users';
import { followProfile } from './chosenProfile';
import { fetchNewProfile } from './fetchProfile';
import { writeLastActivity } from './lastActivity';
import {
  closeSession,
  forgetStored,
  isHeld,
  isStoredOurs,
  tokenStore,
  onTokensReplaced,
  openSession,
  rememberedClub,
} from './openSession';
import { dropHandover, followStorage, onOtherPerson, restoreSession, takeHandover } from './restoreSession';
import { revokeSession } from './refreshToken';
import { currentSession, setSession, type SignedOutReason } from './sessionStore';
import {
  onClubChosenElsewhere,
  onTokenChangedElsewhere,
  readStoredToken,
  type StoredToken,
} from './storedSession';
import { newSignInId, toStored } from './TokenStore';
import { dropOldWork } from './unsentWork';

claimSingleton('session');

export { type BrowserRecord, browserRecord } from './browserRecord';
export { answerProfileSwitch, selectClubProfile } from './chosenProfile';
export { type ProfileSwitch, useProfileSwitch } from './profileSwitch';
export { useHandover } from './handover';
export {
  noteActivity,
  onActivity,
  onActivityElsewhere,
  readLastActivity,
  writeLastActivity,
} from './lastActivity';
export {
  LOGIN_PREFERENCES_KEY,
  type LoginPreferences,
  readLoginPreferences,
  writeLoginPreferences,
} from './loginPreferences';
export { type LoginState, loginStateOf, type Session, type SignedOutReason } from './sessionStore';
export { answerHandover, restoreSession } from './restoreSession';
export { storedSignIn } from './storedSession';
export {
  dropUnsentWork,
  onSendUnsentWork,
  type PageRecord,
  pageRecords,
  sendUnsentWork,
  unsentForm,
  unsentRecord,
  type UnsentWork,
  unsentWork,
  unsentWorkSchema,
} from './unsentWork';
export { signedOutTexts } from './signedOut.texts';
export { useCanEdit, useSelectedClubScope, useClubScope, useSession, useSessionEnd } from './useSession';

/** Signs in and opens the session. @throws ApiError with the server's reason; the session stays closed */
export async function signIn(username: string, password: string): Promise<void> {
  if (username === '') throw new Error(authTexts.emailMissing);
  if (password === '') throw new Error(authTexts.passwordMissing);
  await openWith({ grant_type: 'password', scope: 'read', username, password });
}

/** The second step, with a code. `twoStepToken` is of `twoStepTokenOf`. @throws ApiError; the session stays closed */
export const signInWithCode = (twoStepToken: string, code: string): Promise<void> =>
  openWith({ grant_type: 'two_step', scope: 'read', two_step_token: twoStepToken, code });

async function openWith(body: EndpointInput<typeof requestToken>['body']): Promise<void> {
  let token: StoredToken | null = null;
  dropHandover();
  setSession({ status: 'signed-out', attempt: 'pending', reason: null });
  try {
    token = toStored(await call(requestToken, { body }), newSignInId());
    tokenStore.store(token);
    writeLastActivity(Date.now());
    const user = await fetchNewProfile({ mayRetry: () => isHeld(token) });
    if (!isHeld(token)) throw notSignedIn();
    // A fresh sign-in opens the only club even when the personal profile was chosen before.
    openSession(user, rememberedClub(user) ?? undefined);
  } catch (error) {
    if (token && isHeld(token)) {
      if (isStoredOurs()) forgetStored('refused');
      void revokeSession(token.refresh_token);
    }
    setSession({ status: 'signed-out', attempt: 'failed', reason: null });
    closeSession(null);
    followStorage();
    throw error;
  }
}

/** Closes the session here, in other tabs and on the server. @param reason shown on the sign-in page */
export function signOut(reason: SignedOutReason = 'asked'): void {
  const token = tokenStore.held ?? readStoredToken();
  dropHandover();
  if (isStoredOurs()) {
    forgetStored(reason);
    closeSession(reason);
  } else {
    // Another tab has signed somebody in meanwhile: that session counts.
    followStorage();
  }
  if (token) void revokeSession(token.refresh_token);
}

/** Renews the session of a person who works without calls. Call it on activity. */
export function keepAlive(): void {
  // Without a connection the next call tries again.
  tokenStore.renewIfExpired().catch(() => undefined);
}

interface SessionHost {
  readonly startOver: () => void;
  /** True keeps the page from following a profile that another tab chose. */
  readonly hasUnsavedWork: () => boolean;
}

/** Starts the session; called once, by the host. */
export function startSession(host: SessionHost): Promise<void> {
  const followOtherTabs = () => {
    followStorage();
    followProfile(host.hasUnsavedWork);
  };
  onOtherPerson(host.startOver);
  onTokensReplaced(followStorage);
  connectTokens(tokenStore);
  onTokenChangedElsewhere(followStorage);
  onClubChosenElsewhere(() => followProfile(host.hasUnsavedWork));
  // A frozen page, or one from the back-forward cache, missed the events of other tabs.
  addEventListener('pageshow', followOtherTabs);
  document.addEventListener('visibilitychange', followOtherTabs);
  dropOldWork(Date.now());
  takeHandover();
  return restoreSession();
}

/** Updates the signed-in user from an answer of the server; ignores any other user. */
export function updateCurrentUser(user: CurrentUser): void {
  const session = currentSession();
  if (session.status === 'signed-in' && session.user.id === user.id) setSession({ ...session, user });
}

/**
 * @alias
 * @deprecated Deployed builds of remotes import this name. Use `updateCurrentUser`.
 */
export const keepCurrentUser = updateCurrentUser;

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** Reloads the signed-in user. @throws ApiError */
export async function reloadCurrentUser(options: CallOptions = {}): Promise<CurrentUser> {
  const user = await call(readCurrentUser, {}, options);
  updateCurrentUser(user);
  return user;
}
