export interface Asker {
  readonly now: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Asks after pauses and on return of page or network. A failure counts as false. */
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
