import * as z from '../contracts/schema';
import { PROFILE_COOKIE, VISITOR_COOKIE } from '../domain/accounts/visitor';
import { browserRecord } from './browserRecord';
import { signedOutReasons } from './sessionStore';

/** The longest session: twelve hours. */
const HINT_SECONDS = 43_200;

/** A cookie that only tells the server what the page will show. It grants nothing. */
function writeHint(name: string, value: string | null): void {
  const age = value === null ? 0 : HINT_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; SameSite=Lax; max-age=${age}`;
}

const storedTokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: z.literal('Bearer'),
  /** In milliseconds since 1970. */
  expires_in: z.number(),
  /** A manager's scope is read-only. */
  cc_manager: z.boolean(),
  /** Stays when tokens are renewed, so that a tab can tell a renewal from another person. */
  sign_in_id: z.string().check(z.minLength(1)),
});
export type StoredToken = z.infer<typeof storedTokenSchema>;

const tokenRecord = browserRecord('token', storedTokenSchema, { tabs: 'all', until: 'removed' });

/** A null club is the personal profile. */
const storedClubSchema = z.object({ userId: z.number(), clubId: z.nullable(z.number()) });
export type StoredClub = z.infer<typeof storedClubSchema>;

const lastClub = browserRecord('lastClub', storedClubSchema, { tabs: 'all', until: 'removed' });
const clubOfTab = browserRecord('club', storedClubSchema, { tabs: 'this', until: 'sign-out' });

/** For the host's inline script, which asks for the data of the page before anybody knows the user. */
const shownClub = browserRecord('shownClub', z.object({ clubId: z.nullable(z.number()) }), {
  tabs: 'all',
  until: 'sign-out',
});
export function noteShownClub(clubId: number | null): void {
  shownClub.write({ clubId });
  writeHint(PROFILE_COOKIE, clubId === null ? 'personal' : 'club');
}

const reasonRecord = browserRecord('signedOut', z.enum(signedOutReasons), { tabs: 'all', until: 'removed' });

/** Null when there are none or the record is damaged. */
export const readStoredToken = (): StoredToken | null => tokenRecord.read();

/** The id of the stored sign-in, which renewals keep, or null. */
export const storedSignIn = (): string | null => tokenRecord.read()?.sign_in_id ?? null;

export const isStoredTokenDamaged = (): boolean => tokenRecord.exists() && tokenRecord.read() === null;

export function writeStoredToken(token: StoredToken | null): void {
  if (token) tokenRecord.write(token);
  else {
    tokenRecord.clear();
    writeHint(PROFILE_COOKIE, null);
  }
  writeHint(VISITOR_COOKIE, token && (token.cc_manager ? 'manager' : 'trainer'));
}

/** The profile of this tab, or else the one chosen last in any tab. */
export const readStoredClub = (userId: number): StoredClub | null =>
  [clubOfTab.read(), lastClub.read()].find((stored) => stored?.userId === userId) ?? null;

let seenChoice: StoredClub | null = null;

/** Records the last choice of any tab, so that only a later one counts as new. */
export function noteLastChoice(): void {
  seenChoice = lastClub.read();
}

/** The profile this user chose in another tab since the last call, or null. */
export function readNewChoice(userId: number): StoredClub | null {
  const before = seenChoice;
  noteLastChoice();
  const isSame = before?.userId === seenChoice?.userId && before?.clubId === seenChoice?.clubId;
  return isSame || seenChoice?.userId !== userId ? null : seenChoice;
}

/** Stores the profile for this tab, later tabs and those that follow. */
export function writeStoredClub(club: StoredClub): void {
  clubOfTab.write(club);
  lastClub.write(club);
  noteShownClub(club.clubId);
  noteLastChoice();
}

export function writeClubOfTab(club: StoredClub): void {
  clubOfTab.write(club);
}

export function onClubChosenElsewhere(listener: () => void): void {
  lastClub.onChangedElsewhere(listener);
}

/** Other tabs read it to show it too. */
export const signedOutReason = reasonRecord;

export function onTokenChangedElsewhere(listener: () => void): void {
  tokenRecord.onChangedElsewhere(listener);
}
