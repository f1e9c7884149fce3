import * as z from '../contracts/schema';
import { browserRecord } from './browserRecord';

/** What the sign-in page keeps for the next visit; the address is empty unless it is to be remembered. */
const loginPreferencesSchema = z.object({ rememberMe: z.boolean(), email: z.string() });
export type LoginPreferences = z.infer<typeof loginPreferencesSchema>;

/** Outlives the session, because the next sign-in needs it. */
const record = browserRecord('loginPreferences', loginPreferencesSchema, { tabs: 'all', until: 'removed' });

const NOTHING_REMEMBERED: LoginPreferences = { rememberMe: false, email: '' };

/** What this browser remembers of the last sign-in; nothing when the record is missing or damaged. */
export function readLoginPreferences(): LoginPreferences {
  return record.read() ?? NOTHING_REMEMBERED;
}

/** Keeps the address of a sign-in that is to be remembered, and forgets any other. */
export function writeLoginPreferences({ rememberMe, email }: LoginPreferences): void {
  record.write(rememberMe ? { rememberMe, email } : NOTHING_REMEMBERED);
}
