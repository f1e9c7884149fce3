import { call } from '@formline/shared/api-client';
import { readReadiness } from '@formline/shared/contracts/platform/health';
import { type Asker, askUntil } from './askUntil';

/** `unreachable`: the device has a connection, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

export interface ConnectionMonitor {
  readonly current: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  readonly noteNoAnswer: () => void;
  readonly askNow: () => Promise<void>;
  readonly start: () => () => void;
}

const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
const LONGEST_PAUSE_MS = 30_000;
/** A server that fails again within this time is asked less and less often. */
const CALM_MS = 60_000;
const SPREAD = 0.25;

const pauseAfter = (attempts: number) =>
  (PAUSES_MS[attempts] ?? LONGEST_PAUSE_MS) * (1 - SPREAD + 2 * SPREAD * Math.random());

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
      // The network is back before the server is known to answer.
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

const TIMEOUT_MS = 5_000;

async function isServerReady(): Promise<boolean> {
  await call(readReadiness, {}, AbortSignal.timeout(TIMEOUT_MS));
  return true;
}

/** That of this page. */
export const connection = connectionMonitor(isServerReady);
