import type { CDPSession, Page } from '@playwright/test';

/** Longer than painting a frame, shorter than the delay of a search. */
const PAINTED_MS = 120;

export async function watchMainThread(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Garbage is collected first, because it would run at random and longer on larger pages. */
export async function mainThreadCost(page: Page, cdp: CDPSession, act: () => Promise<unknown>) {
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await mainThreadMs(cdp);
  await act();
  await page.waitForTimeout(PAINTED_MS);
  return (await mainThreadMs(cdp)) - before;
}
