const LOCK_NAME = 'formline.token-renewal';
/** Longer than a renewal takes. A tab that holds the lock longer is frozen, and the others go on without it. */
const LOCK_PATIENCE_MS = 5_000;

/**
 * Lets one tab of the browser at a time renew the tokens. The lock is a courtesy that saves requests; it never decides:
 * whoever waited too long goes on without it, because the server gives two that ask at once the same tokens.
 */
export async function inTurnWithOtherTabs<T>(work: () => Promise<T>): Promise<T> {
  // Absent outside of encrypted pages.
  if (!('locks' in navigator)) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  const turn: { outcome?: Promise<T> } = {};
  try {
    await navigator.locks.request(LOCK_NAME, { signal: patience.signal }, async () => {
      clearTimeout(timer);
      turn.outcome = work();
      // How the work ends is told to its caller below; the lock is let go of either way.
      await turn.outcome.then(undefined, () => undefined);
    });
  } catch {
    // Not our turn in time, or locks are forbidden here.
  } finally {
    clearTimeout(timer);
  }
  return turn.outcome ?? work();
}
