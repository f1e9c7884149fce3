import { pause } from './pause';

const LOCK_NAME = 'formline.token-renewal';
/** Longer than a renewal takes. A tab that holds the lock longer is frozen, and the others go on without it. */
const LOCK_PATIENCE_MS = 5_000;
/** The lock passes to the next tab faster than what was stored reaches it. */
const LINGER_MS = 100;

/** Renews in one tab at a time to save requests. A tab that waits too long goes on and gets the same tokens. */
export function inTurnWithOtherTabs<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begin = async (hasWaited: boolean): Promise<void> => {
      hasBegun = true;
      const outcome = work(hasWaited);
      outcome.then(resolve, reject);
      await outcome.then(
        () => pause(LINGER_MS),
        () => undefined,
      );
    };
    const beginAlone = () => {
      if (!hasBegun) void begin(false);
    };
    waitForTurn(begin).catch(beginAlone);
  });
}

async function waitForTurn(begin: (hasWaited: boolean) => Promise<void>): Promise<void> {
  // Absent outside of encrypted pages.
  if (!('locks' in navigator)) throw new Error('There are no locks');
  const { locks } = navigator;
  const isFree = await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await begin(false);
    return lock !== null;
  });
  if (isFree) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  await locks.request(LOCK_NAME, { signal: patience.signal }, async () => {
    clearTimeout(timer);
    await begin(true);
  });
}
