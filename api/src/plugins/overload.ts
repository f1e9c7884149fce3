import { setTimeout as pause } from 'node:timers/promises';
import { overloaded } from './HttpProblem';

interface OverloadOptions {
  readonly countWaiting: () => number;
  readonly mostWaiting: number;
}

export type RefuseOverload = () => Promise<void>;

/** A delay, because clients that retry at once would take the time from those who wait. */
const PATIENCE_MS = 1_000;

/** Measures waiting queries, so that slow uploads block nobody. */
export function createOverloadCheck({ countWaiting, mostWaiting }: OverloadOptions): RefuseOverload {
  const isFull = (): boolean => countWaiting() >= mostWaiting;
  return async () => {
    if (!isFull()) return;
    await pause(PATIENCE_MS);
    if (isFull()) throw overloaded();
  };
}
