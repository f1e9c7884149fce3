import { type Asker, askUntil } from './askUntil';

/** The device has no line, or it has one and the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

export interface ConnectionMonitor {
  readonly current: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  /** Told of a call that got no answer. */
  readonly noteNoAnswer: () => void;
  /** Asks at once whether the server answers again. */
  readonly askNow: () => Promise<void>;
  /** Begins to listen to the browser; returns what ends it. */
  readonly start: () => () => void;
}

const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
const LONGEST_PAUSE_MS = 30_000;
/** A server that answers and fails again within this time is asked less and less often. */
const CALM_MS = 60_000;
/** Not everybody comes back in the same second. */
const SPREAD = 0.25;

const pauseAfter = (attempts: number) =>
  (PAUSES_MS[attempts] ?? LONGEST_PAUSE_MS) * (1 - SPREAD + 2 * SPREAD * Math.random());

/**
 * Knows whether the server can be reached, and asks by itself until it can be again.
 * @param isReachable one cheap question to the server
 */
export function connectionMonitor(isReachable: () => Promise<boolean>): ConnectionMonitor {
  let state: Connection = 'online';
  let asker: Asker | null = null;
  let lostAgain = 0;
  let lostAt = -Infinity;
  const listeners = new Set<() => void>();

  const become = (next: Connection) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async () => {
    const isThere = await isReachable().catch(() => false);
    if (!isThere) {
      // The line is back before the server is.
      if (navigator.onLine) become('unreachable');
      return false;
    }
    asker = null;
    become('online');
    return true;
  };
  const lose = (next: 'offline' | 'unreachable') => {
    become(next);
    asker ??= askUntil(ask, (attempts) => pauseAfter(lostAgain + attempts));
  };
  const noteNoAnswer = () => {
    if (state !== 'online') return;
    lostAgain = Date.now() - lostAt < CALM_MS ? lostAgain + 1 : 0;
    lostAt = Date.now();
    lose('unreachable');
  };
  const handleOffline = () => lose('offline');
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    noteNoAnswer,
    askNow: async () => {
      await asker?.now();
    },
    start: () => {
      addEventListener('offline', handleOffline);
      if (!navigator.onLine) handleOffline();
      return () => {
        removeEventListener('offline', handleOffline);
        asker?.stop();
        asker = null;
      };
    },
  };
}
