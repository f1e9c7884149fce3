import { pollDelayMs } from './pollDelay';

/**
 * Asks again and again, ever less often, and not while nobody looks at the page: who comes back is told at once.
 * @param ask asks once; what fails in it is asked again later
 * @returns the way to stop
 */
export function startPolling(ask: (signal: AbortSignal) => Promise<unknown>): () => void {
  const stop = new AbortController();
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  const askOnce = async () => {
    isRequesting = true;
    asked += 1;
    await Promise.allSettled([ask(stop.signal)]);
    isRequesting = false;
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (stop.signal.aborted || document.hidden) return;
    timer = setTimeout(() => void askOnce(), pollDelayMs(asked));
  };
  const handleVisibility = () => {
    clearTimeout(timer);
    if (!document.hidden && !isRequesting) void askOnce();
  };
  document.addEventListener('visibilitychange', handleVisibility, { signal: stop.signal });
  schedule();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
