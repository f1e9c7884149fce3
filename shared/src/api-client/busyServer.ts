import type { Answer } from './request';

const BUSY_STATUS = 503;
const LONGEST_WAIT_MS = 15_000;
/** Clients should not all come back at the same moment. */
const SPREAD = 0.25;

let waitingCalls = 0;
const listeners = new Set<() => void>();

function countWaiting(change: 1 | -1): void {
  waitingCalls += change;
  for (const listener of listeners) listener();
}

/** Calls that wait because the server is overloaded. */
export const busyServer = {
  isBusy: (): boolean => waitingCalls > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** In milliseconds; null when the server has not asked to wait. */
function waitFor({ status, headers }: Answer): number | null {
  const retryAfter: unknown = headers['retry-after'];
  if (status !== BUSY_STATUS || typeof retryAfter !== 'string' || !/^\d+$/.test(retryAfter)) return null;
  return Number(retryAfter) * 1000 * (1 + SPREAD * Math.random());
}

/** Repeats a call while the server asks to wait, at most for 15 seconds. @returns the last answer */
export async function whileBusy(
  send: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  let waitedMs = 0;
  for (;;) {
    const response = await send();
    const waitMs = waitFor(response);
    if (waitMs === null || waitedMs + waitMs > LONGEST_WAIT_MS) return response;
    waitedMs += waitMs;
    countWaiting(1);
    await pause(waitMs, signal);
    countWaiting(-1);
  }
}

/** Ends early when the call is cancelled; sent once more, it fails as cancelled. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
