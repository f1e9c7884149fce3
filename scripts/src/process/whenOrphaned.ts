const LOOK_EVERY_MS = 500;

/**
 * Calls back once when npm, which started this process, is gone.
 * npm passes a signal to its shell alone and the shell dies without passing it on, so nobody else would tell us.
 */
export function whenOrphaned(callback: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}
