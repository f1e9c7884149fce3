const LOOK_EVERY_MS = 500;

/** npm signals only its shell, which exits without passing the signal on, so the parent process is polled. */
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
