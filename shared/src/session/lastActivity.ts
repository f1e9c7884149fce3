import * as z from '../contracts/schema';
import { jsonStorage } from './jsonStorage';

/** Name in the browser's local storage. */
const LAST_ACTIVITY_KEY = 'formline.lastActivity';

const momentSchema = z.nullable(z.number().check(z.gte(0)));

/** What stands in for storage that is full or forbidden: this page then keeps time for itself. */
let held: number | null = null;

/**
 * The moment somebody last used the dashboard, in any tab of this browser.
 * @returns milliseconds since 1970; null when nothing is known
 */
export function readLastActivity(): number | null {
  const parsed = z.safeParse(momentSchema, jsonStorage.read(LAST_ACTIVITY_KEY));
  return (parsed.success ? parsed.data : null) ?? held;
}

/** Notes that somebody used the dashboard at this moment, for all tabs; null forgets it. */
export function writeLastActivity(moment: number | null): void {
  held = moment;
  jsonStorage.write(LAST_ACTIVITY_KEY, moment);
}

/** Calls back when another tab noted activity; returns what ends it. */
export function onActivityElsewhere(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY_KEY || key === null) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
