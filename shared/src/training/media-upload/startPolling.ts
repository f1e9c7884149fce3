import { pollDelayMs } from './pollDelay';

/** Polls with growing delays, paused while the page is hidden. An error is retried. Returns a stop function. */
export function startPolling(ask: (signal: AbortSignal) => Promise<unknown>): () => void {
  const stop = new AbortController();
  let requestCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequesting = false;
  const askOnce = async () => {
    isRequesting = true;
    requestCount += 1;
    await Promise.allSettled([ask(stop.signal)]);
    isRequesting = false;
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (stop.signal.aborted || document.hidden) return;
    timer = setTimeout(() => void askOnce(), pollDelayMs(requestCount));
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
