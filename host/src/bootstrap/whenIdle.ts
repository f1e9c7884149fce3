const WITHOUT_IDLE_TIME_MS = 1_000;

/** Waits until the page has loaded what it was asked to show, and has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, WITHOUT_IDLE_TIME_MS);
  });
}
