/** A page that is never idle, for an animation that goes on, is taken for idle after this. */
const AT_LATEST_MS = 3_000;
const WITHOUT_IDLE_TIME_MS = 1_000;
/** A file that never comes would keep a page from ever being loaded: so long after its beginning it is taken for loaded. */
const LOADED_AT_LATEST_MS = 10_000;

/** Waits until the page has loaded what it was asked to show, and has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
      setTimeout(resolve, Math.max(0, LOADED_AT_LATEST_MS - performance.now()));
    });
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, WITHOUT_IDLE_TIME_MS);
  });
}
