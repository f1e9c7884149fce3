/** A page that is never idle, for example with an animation, counts as idle after this time. */
const AT_LATEST_MS = 3_000;
const WITHOUT_IDLE_TIME_MS = 1_000;
/** A file that never arrives would keep the page from loading; it counts as loaded after this time. */
const LOADED_AT_LATEST_MS = 10_000;

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
