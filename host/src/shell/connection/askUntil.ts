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
export function askUntil(ask: () => Promise<boolean>, pauseAfter: (tries: number) => number): Asker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isOver = false;
  let asking: Promise<boolean> | null = null;

  const attempt = async () => {
    clearTimeout(timer);
    const isGood = await ask().catch(() => false);
    tries += 1;
    if (isGood) stop();
    else if (!isOver) timer = setTimeout(() => void now(), pauseAfter(tries));
    asking = null;
    return isGood;
  };
  const now = () => (asking ??= attempt());
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
