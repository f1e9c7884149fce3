import * as z from '../contracts/schema';
import { jsonStorage } from './jsonStorage';

/** Name in the browser's local storage. Signing out leaves it: it is for the next signing in. */
const LOGIN_PREFERENCES_KEY = 'formline.loginPreferences';

/** What the sign-in page keeps for the next visit; the address is empty unless it is to be remembered. */
const loginPreferencesSchema = z.object({ rememberMe: z.boolean(), email: z.string() });
export type LoginPreferences = z.infer<typeof loginPreferencesSchema>;

const NOTHING_REMEMBERED: LoginPreferences = { rememberMe: false, email: '' };

/** What this browser remembers of the last sign-in; nothing when the record is missing or damaged. */
export function readLoginPreferences(): LoginPreferences {
  const parsed = z.safeParse(loginPreferencesSchema, jsonStorage.read(LOGIN_PREFERENCES_KEY));
  return parsed.success ? parsed.data : NOTHING_REMEMBERED;
}

/** Keeps the address of a sign-in that is to be remembered, and forgets any other. */
export function writeLoginPreferences({ rememberMe, email }: LoginPreferences): void {
  jsonStorage.write(LOGIN_PREFERENCES_KEY, rememberMe ? { rememberMe, email } : NOTHING_REMEMBERED);
}
