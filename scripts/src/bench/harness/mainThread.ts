import type { CDPSession, Page } from '@playwright/test';

/** Longer than a frame takes to be painted, shorter than a list waits before it searches. */
const PAINTED_MS = 120;

export async function watchMainThread(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

/** Milliseconds the main thread has worked since the page began. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Milliseconds of the main thread that something takes until it is painted. Garbage is collected first: the browser would
 * do it now and then within a measure, for longer the more a page holds.
 */
export async function mainThreadCost(page: Page, cdp: CDPSession, act: () => Promise<unknown>) {
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await mainThreadMs(cdp);
  await act();
  await page.waitForTimeout(PAINTED_MS);
  return (await mainThreadMs(cdp)) - before;
}
