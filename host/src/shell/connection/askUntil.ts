/** A question that is asked until its answer is good. */
export interface Asker {
  /** Asks at once; false when the answer was not good, and it will be asked again. */
  readonly now: () => Promise<boolean>;
  readonly stop: () => void;
}

/**
 * Asks again and again until the answer is true: after pauses, and at once when somebody comes back to the page or the
 * line does. A question that fails counts as answered with false; it is never asked twice at the same time.
 * @param pauseAfter milliseconds to wait after so many tries
 */
export function askUntil(ask: () => Promise<boolean>, pauseAfter: (attempts: number) => number): Asker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isOver = false;
  let pending: Promise<boolean> | null = null;

  const attempt = async () => {
    clearTimeout(timer);
    const isGood = await ask().catch(() => false);
    attempts += 1;
    if (isGood) stop();
    else if (!isOver) timer = setTimeout(() => void now(), pauseAfter(attempts));
    pending = null;
    return isGood;
  };
  const now = () => (pending ??= attempt());
  const handleReturn = () => {
    if (document.visibilityState === 'visible') void now();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleReturn);
    removeEventListener('online', handleReturn);
  };

  document.addEventListener('visibilitychange', handleReturn);
  addEventListener('online', handleReturn);
  timer = setTimeout(() => void now(), pauseAfter(0));
  return { now, stop };
}
