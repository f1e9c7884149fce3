import * as z from '../contracts/schema';
import { browserRecord } from './browserRecord';

const record = browserRecord('lastActivity', z.number().check(z.gte(0)), { tabs: 'all', until: 'removed' });

/** Replaces a damaged record, for this page only. */
let held: number | null = null;

/**
 * The moment somebody last used the dashboard, in any tab of this browser.
 * @returns milliseconds since 1970; null when nothing is known
 */
export const readLastActivity = (): number | null => record.read() ?? held;

/** Notes that somebody used the dashboard at this moment, for all tabs; null forgets it. */
export function writeLastActivity(moment: number | null): void {
  held = moment;
  if (moment === null) record.clear();
  else record.write(moment);
}

/** Calls back when another tab noted activity; returns what ends it. */
export const onActivityElsewhere = (listener: () => void): (() => void) =>
  record.onChangedElsewhere(listener);
