import * as z from '../contracts/schema';
import { browserRecord } from './browserRecord';

/** The address is empty unless it is to be remembered. */
const loginPreferencesSchema = z.object({ rememberMe: z.boolean(), email: z.string() });
export type LoginPreferences = z.infer<typeof loginPreferencesSchema>;

/** Outlives the session, because the next sign-in needs it. */
const record = browserRecord('loginPreferences', loginPreferencesSchema, { tabs: 'all', until: 'removed' });

/** Where the browser stores them: the first paint reads them before any module has loaded. */
export const LOGIN_PREFERENCES_KEY = record.key;

const NOTHING_REMEMBERED: LoginPreferences = { rememberMe: false, email: '' };

/** The last sign-in of this browser; empty when missing or damaged. */
export function readLoginPreferences(): LoginPreferences {
  return record.read() ?? NOTHING_REMEMBERED;
}

/** Stores the address of a sign-in that is to be remembered, and removes any other. */
export function writeLoginPreferences({ rememberMe, email }: LoginPreferences): void {
  record.write(rememberMe ? { rememberMe, email } : NOTHING_REMEMBERED);
}
