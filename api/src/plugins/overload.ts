import { setTimeout as pause } from 'node:timers/promises';
import { overloaded } from './HttpProblem';

interface OverloadOptions {
  /** How many queries wait for a connection to the database now. */
  readonly countWaiting: () => number;
  readonly mostWaiting: number;
}

/** Refuses a call, before anything is done for it, while too much is waiting for the database. */
export type RefuseOverload = () => Promise<void>;

/** Refused at once, callers that ask again at once would take all the time from those who wait. */
const PATIENCE_MS = 1_000;

/** What waits is the measure: a call that is slow to arrive, or a file that is slow to be taken, keeps nobody out. */
export function createOverloadCheck({ countWaiting, mostWaiting }: OverloadOptions): RefuseOverload {
  const isFull = (): boolean => countWaiting() >= mostWaiting;
  return async () => {
    if (!isFull()) return;
    await pause(PATIENCE_MS);
    if (isFull()) throw overloaded();
  };
}
