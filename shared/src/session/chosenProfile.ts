import type { ClubProfile } from '../contracts/people/users';
import { activeClubProfiles } from '../domain/accounts/clubProfiles';
import { emitEvent } from '../events/events';
import { announceClub } from './openSession';
import { setProfileSwitch } from './profileSwitch';
import { currentSession, setSession } from './sessionStore';
import { readNewChoice, writeClubOfTab, writeStoredClub } from './storedSession';

/** Chooses a club profile or one of its locations, null for the personal one, and announces it. Other tabs follow. */
export function selectClubProfile(club: ClubProfile | null, locationId: number | null = null): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  setProfileSwitch(null);
  writeStoredClub({ userId: session.user.id, clubId: club?.ClubId ?? null });
  setSession({ ...session, club, locationId });
  announceClub(club, locationId);
  if (club?.ClubId !== session.club?.ClubId) {
    emitEvent('profile:switched', { profile: club ? 'club' : 'personal' });
  }
}

/** Follows the profile that another tab has chosen, unless something here is unsaved. */
export function followProfile(hasUnsavedWork: () => boolean): void {
  const session = currentSession();
  if (session.status !== 'signed-in' || session.isManager) return;
  const choice = readNewChoice(session.user.id);
  if (!choice || choice.clubId === (session.club?.ClubId ?? null)) return;
  const to = activeClubProfiles(session.user).find(({ ClubId }) => ClubId === choice.clubId) ?? null;
  // The club is newer than the profile of this page.
  if (choice.clubId !== null && !to) return;
  const isFollowed = !hasUnsavedWork();
  if (isFollowed) showInThisTab(to);
  setProfileSwitch({ from: session.club, to, isFollowed });
}

/** Answers which profile this tab shows. Other tabs are not changed. */
export function answerProfileSwitch(club: ClubProfile | null): void {
  setProfileSwitch(null);
  showInThisTab(club);
}

/** Leaves the last choice of all tabs alone, so that no other tab follows. */
function showInThisTab(club: ClubProfile | null): void {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  writeClubOfTab({ userId: session.user.id, clubId: club?.ClubId ?? null });
  setSession({ ...session, club, locationId: null });
  announceClub(club);
}
