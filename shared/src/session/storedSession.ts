import * as z from '../contracts/schema';
import { VISITOR_COOKIE } from '../domain/accounts/visitor';
import { browserRecord } from './browserRecord';
import { signedOutReasons } from './sessionStore';

/** As long as a session can last at most: twelve hours. */
const VISITOR_HINT_SECONDS = 43_200;

/** The record of who is signed in, as it lies in local storage. */
const storedTokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: z.literal('Bearer'),
  /** Moment the access token expires, in milliseconds since 1970. */
  expires_in: z.number(),
  /** True for a manager, whose scope is read-only. */
  cc_manager: z.boolean(),
  /** Names one sign-in: it stays when tokens are renewed, so that a tab can tell a renewal from another person. */
  sign_in_id: z.string().check(z.minLength(1)),
});
export type StoredToken = z.infer<typeof storedTokenSchema>;

const tokenRecord = browserRecord('token', storedTokenSchema, { tabs: 'all', until: 'removed' });

/** Which profile a user chose last; a null club is the personal profile. */
const storedClubSchema = z.object({ userId: z.number(), clubId: z.nullable(z.number()) });
export type StoredClub = z.infer<typeof storedClubSchema>;

const lastClub = browserRecord('lastClub', storedClubSchema, { tabs: 'all', until: 'removed' });
const clubOfTab = browserRecord('club', storedClubSchema, { tabs: 'this', until: 'sign-out' });

const reasonRecord = browserRecord('signedOut', z.enum(signedOutReasons), { tabs: 'all', until: 'removed' });

/** The stored tokens, or null when there are none or the record is damaged. */
export const readStoredToken = (): StoredToken | null => tokenRecord.read();

/** Which sign-in lies in storage, the same however often its tokens are renewed; null when there is none. */
export const storedSignIn = (): string | null => tokenRecord.read()?.sign_in_id ?? null;

/** Whether there is a record of tokens that cannot be read. */
export const isStoredTokenDamaged = (): boolean => tokenRecord.exists() && tokenRecord.read() === null;

/** Tells the server which page to send early: whether a trainer, a manager or nobody is signed in. It grants nothing. */
function writeVisitorHint(token: StoredToken | null): void {
  const visitor = token?.cc_manager ? 'manager' : 'trainer';
  document.cookie = `${VISITOR_COOKIE}=${visitor}; path=/; SameSite=Lax; max-age=${token ? VISITOR_HINT_SECONDS : 0}`;
}

/** Stores the tokens; null removes them. */
export function writeStoredToken(token: StoredToken | null): void {
  if (token) tokenRecord.write(token);
  else tokenRecord.clear();
  writeVisitorHint(token);
}

/** The profile this tab shows, or for a tab that has none the one chosen last in any tab. */
export const readStoredClub = (userId: number): StoredClub | null =>
  [clubOfTab.read(), lastClub.read()].find((stored) => stored?.userId === userId) ?? null;

let seenChoice: StoredClub | null = null;

/** Notes the last choice of any tab, so that only a later one counts as new. */
export function noteLastChoice(): void {
  seenChoice = lastClub.read();
}

/** The profile this user chose in another tab since the last look; null when it is as before. */
export function readNewChoice(userId: number): StoredClub | null {
  const before = seenChoice;
  noteLastChoice();
  const isSame = before?.userId === seenChoice?.userId && before?.clubId === seenChoice?.clubId;
  return isSame || seenChoice?.userId !== userId ? null : seenChoice;
}

/** Remembers the profile for this tab, for tabs that are opened later, and for those that follow. */
export function writeStoredClub(club: StoredClub): void {
  clubOfTab.write(club);
  lastClub.write(club);
  noteLastChoice();
}

/** Remembers the profile for this tab alone. */
export function writeClubOfTab(club: StoredClub): void {
  clubOfTab.write(club);
}

/** Calls back when a profile was chosen in another tab. */
export function onClubChosenElsewhere(listener: () => void): void {
  lastClub.onChangedElsewhere(listener);
}

/** Why the session ended last on this browser, so that the other tabs can say so too. */
export const signedOutReason = reasonRecord;

/** Calls back when another tab changed the tokens. */
export function onTokenChangedElsewhere(listener: () => void): void {
  tokenRecord.onChangedElsewhere(listener);
}
