import type { ClubProfile, CurrentUser } from '../contracts/people/users';
import { initialClubProfile } from '../domain/accounts/clubProfiles';
import { emitEvent } from '../events/events';
import { clearSessionRecords } from './browserRecord';
import { exchangeRefreshToken } from './refreshToken';
import { ask } from './handover';
import { writeLastActivity } from './lastActivity';
import { setProfileSwitch } from './profileSwitch';
import { inTurnWithOtherTabs } from './renewalLock';
import { setSession, type SignedOutReason } from './sessionStore';
import {
  noteLastChoice,
  noteShownClub,
  readStoredClub,
  readStoredToken,
  signedOutReason,
  type StoredToken,
  writeStoredToken,
} from './storedSession';
import { TokenStore } from './TokenStore';
import { dropPageRecordsOfOthers } from './unsentWork';

/** Opens the session of the held tokens. @param remembered club chosen last, null for the personal profile */
export function openSession(user: CurrentUser, remembered: number | null | undefined): void {
  const isManager = tokenStore.held?.cc_manager ?? false;
  const club = isManager ? null : initialClubProfile(user, remembered);
  signedOutReason.clear();
  dropPageRecordsOfOthers(user.id);
  noteLastChoice();
  noteShownClub(club?.ClubId ?? null);
  announceClub(club);
  setSession({ status: 'signed-in', user, isManager, club, locationId: null });
}

export function closeSession(reason: SignedOutReason | null): void {
  clearSessionRecords('this');
  ask(null);
  setProfileSwitch(null);
  tokenStore.hold(null);
  announceClub(null);
  setSession({ status: 'signed-out', attempt: 'none', reason });
}

export function forgetStored(reason: SignedOutReason): void {
  // Before the tokens: other tabs look for the reason when the tokens are gone.
  signedOutReason.write(reason);
  writeStoredToken(null);
  writeLastActivity(null);
  clearSessionRecords('all');
}

export function announceClub(club: ClubProfile | null, locationId: number | null = null): void {
  emitEvent('profile:club-selected', { clubId: club?.ClubId ?? null, locationId });
}

/** The club this tab, or else any tab, showed this user last; undefined when unknown. */
export const rememberedClub = (user: CurrentUser): number | null | undefined =>
  readStoredClub(user.id)?.clubId;

let followReplacement: () => void = () => undefined;

/** Runs when a renewal finds no tokens, or those of another person, in storage. */
export function onTokensReplaced(follow: () => void): void {
  followReplacement = follow;
}

export const tokenStore = new TokenStore({
  exchange: exchangeRefreshToken,
  storage: { read: readStoredToken, write: writeStoredToken },
  inTurn: inTurnWithOtherTabs,
  onChanged: (accessToken) => emitEvent('session:token-changed', { access_token: accessToken }),
  onRefused: () => forgetStored('refused'),
  onReplaced: () => followReplacement(),
});

export const isHeld = (token: StoredToken | null) =>
  token !== null && tokenStore.held?.sign_in_id === token.sign_in_id;

/** Stored tokens of another sign-in must not be removed. */
export function isStoredOurs(): boolean {
  const stored = readStoredToken();
  return !tokenStore.held || !stored || isHeld(stored);
}
