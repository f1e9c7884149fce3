import * as z from '../contracts/schema';
import { VISITOR_COOKIE } from '../domain/visitor';
import { jsonStorage } from './jsonStorage';

/** Names in the browser's local storage. */
const TOKEN_KEY = 'formline.token';
const CLUB_KEY = 'formline.lastClub';

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
});
export type StoredToken = z.infer<typeof storedTokenSchema>;

/** Which profile a user chose last; a null club is the personal profile. */
const storedClubSchema = z.object({ userId: z.number(), clubId: z.nullable(z.number()) });
export type StoredClub = z.infer<typeof storedClubSchema>;

/** The stored tokens, or null when there are none or the record is damaged. */
export function readStoredToken(): StoredToken | null {
  const parsed = z.safeParse(storedTokenSchema, jsonStorage.read(TOKEN_KEY));
  return parsed.success ? parsed.data : null;
}

/** Tells the server which page to send early: whether a trainer, a manager or nobody is signed in. It grants nothing. */
function writeVisitorHint(token: StoredToken | null): void {
  const visitor = token?.cc_manager ? 'manager' : 'trainer';
  document.cookie = `${VISITOR_COOKIE}=${visitor}; path=/; SameSite=Lax; max-age=${token ? VISITOR_HINT_SECONDS : 0}`;
}

/** Stores the tokens; null removes them. */
export function writeStoredToken(token: StoredToken | null): void {
  jsonStorage.write(TOKEN_KEY, token);
  writeVisitorHint(token);
}

/** The profile chosen last on this browser, or null. */
export function readStoredClub(): StoredClub | null {
  const parsed = z.safeParse(storedClubSchema, jsonStorage.read(CLUB_KEY));
  return parsed.success ? parsed.data : null;
}

export function writeStoredClub(club: StoredClub): void {
  jsonStorage.write(CLUB_KEY, club);
}

/** Calls back when another tab changed the tokens. */
export function onTokenChangedElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) listener();
  });
}
