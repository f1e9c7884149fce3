import * as z from '../contracts/schema';
import { browserRecord } from './browserRecord';

const record = browserRecord('lastActivity', z.number().check(z.gte(0)), { tabs: 'all', until: 'removed' });

/** Replaces a damaged record, for this page only. */
let held: number | null = null;

/** Last use of the dashboard in any tab, in milliseconds since 1970; null when unknown. */
export const readLastActivity = (): number | null => record.read() ?? held;

/** Stores the last use for all tabs; null removes it. */
export function writeLastActivity(moment: number | null): void {
  held = moment;
  if (moment === null) record.clear();
  else record.write(moment);
}

const here = new EventTarget();

/** Counts as input: what goes on for somebody without input, such as an upload. */
export const noteActivity = (): void => void here.dispatchEvent(new Event('activity'));

/** Calls back at each `noteActivity`; returns what ends it. */
export function onActivity(listener: () => void): () => void {
  here.addEventListener('activity', listener);
  return () => here.removeEventListener('activity', listener);
}

/** Calls back when another tab noted activity; returns what ends it. */
export const onActivityElsewhere = (listener: () => void): (() => void) =>
  record.onChangedElsewhere(listener);
