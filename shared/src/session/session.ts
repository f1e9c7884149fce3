/** The one owner of tokens, user and chosen profile. Everybody else reads them through here. */
import { useSyncExternalStore } from 'react';
import { call, connectTokens } from '../api-client/apiClient';
import { revokeToken } from '../contracts/auth';
import type { ClubScope } from '../contracts/clubScope';
import { claimSingleton } from '../contracts/singletonGuard';
import { type ClubProfile, type CurrentUser, readCurrentUser } from '../contracts/users';
import { initialClubProfile } from '../domain/clubProfiles';
import { emitEvent, onEvent, useLastEvent } from '../events/events';
import { writeLastActivity } from './lastActivity';
import { currentSession, type Session, setSession, subscribeToSession } from './sessionStore';
import { onTokenChangedElsewhere, readStoredClub, writeStoredClub } from './storedSession';
import { adoptStoredToken, dropTokens, heldToken, obtainTokens, tokenSource } from './tokens';

claimSingleton('session');

export { onActivityElsewhere, readLastActivity, writeLastActivity } from './lastActivity';
export { type LoginPreferences, readLoginPreferences, writeLoginPreferences } from './loginPreferences';
export type { Session } from './sessionStore';

/** The profile is fetched this long after the tokens came, and again after a failure, at most three times. */
const PROFILE_FETCH_DELAY_MS = 100;
const PROFILE_FETCH_RETRY_MS = 500;
const PROFILE_FETCH_TRIES = 3;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function fetchProfile(): Promise<CurrentUser> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(readCurrentUser, {});
    } catch (error) {
      if (tries === PROFILE_FETCH_TRIES || heldToken() === null) throw error;
      await pause(PROFILE_FETCH_RETRY_MS);
    }
  }
}

function open(user: CurrentUser, remembered: number | null | undefined): void {
  const isManager = heldToken()?.cc_manager ?? false;
  const club = isManager ? null : initialClubProfile(user, remembered);
  announceClub(club);
  setSession({ status: 'signed-in', user, isManager, club });
}

function announceClub(club: ClubProfile | null): void {
  emitEvent('profile:club-selected', { clubId: club?.ClubId ?? null, locationId: null });
}

const rememberedClub = (user: CurrentUser): number | null | undefined => {
  const stored = readStoredClub();
  return stored?.userId === user.id ? stored.clubId : undefined;
};

/** Signs in and opens the session. @throws ApiError with the server's reason; the session then stays closed. */
export async function signIn(username: string, password: string): Promise<void> {
  await obtainTokens(username, password);
  writeLastActivity(Date.now());
  try {
    await pause(PROFILE_FETCH_DELAY_MS);
    const user = await fetchProfile();
    // A fresh sign-in opens the only club even when the personal profile was chosen before.
    open(user, rememberedClub(user) ?? undefined);
  } catch (error) {
    dropTokens();
    setSession({ status: 'signed-out' });
    throw error;
  }
}

function close(): void {
  writeLastActivity(null);
  announceClub(null);
  setSession({ status: 'signed-out' });
}

/** Closes the session here, in the other tabs and on the server; without a connection it still closes here. */
export function signOut(): void {
  const token = heldToken();
  dropTokens();
  close();
  if (token) {
    // Not waited for: signing out must not hang on the network, and an unrevoked token ends by its own clock.
    call(revokeToken, { body: { refresh_token: token.refresh_token } }).catch(() => undefined);
  }
}

/** Opens the session that lies in storage, at start-up or as a retry. */
export async function restoreSession(): Promise<void> {
  if (!adoptStoredToken()) {
    setSession({ status: 'signed-out' });
    return;
  }
  setSession({ status: 'restoring' });
  try {
    const user = await fetchProfile();
    open(user, rememberedClub(user));
  } catch {
    setSession({ status: heldToken() ? 'unreachable' : 'signed-out' });
  }
}

async function followOtherTabs(): Promise<void> {
  if (adoptStoredToken() && currentSession().status === 'signed-out') await restoreSession();
}

/** Starts the session; called once, by the host. */
export function startSession(): Promise<void> {
  connectTokens(tokenSource);
  // Wherever the tokens were lost, to a refused renewal or in another tab, the session ends with them.
  onEvent('session:token-changed', ({ access_token }) => {
    if (access_token === null && currentSession().status === 'signed-in') close();
  });
  onTokenChangedElsewhere(() => void followOtherTabs());
  return restoreSession();
}

/** Chooses a club profile, or with null the personal one, and announces it. */
export function selectClubProfile(club: ClubProfile | null): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  writeStoredClub({ userId: session.user.id, clubId: club?.ClubId ?? null });
  setSession({ ...session, club });
  announceClub(club);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}

/** May the signed-in user change anything? A manager may not. */
export function useCanEdit(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && !session.isManager;
}

/** The chosen club as the lists' query, heard over the bus. */
export function useClubScope(): ClubScope {
  const { clubId, locationId } = useLastEvent('profile:club-selected', { clubId: null, locationId: null });
  return {
    ...(clubId !== null && { club_id: clubId }),
    ...(locationId !== null && { location_id: locationId }),
  };
}
