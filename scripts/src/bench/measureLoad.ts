import type { Browser, Page } from '@playwright/test';
import { type LoadedFile, openSlowPage } from './slowPage';

/** One cold load. Times in milliseconds, sizes in KiB as sent over the wire. */
export interface LoadFigures {
  readonly lcp: number;
  readonly fcp: number;
  /** When the form could be typed into. */
  readonly ready: number;
  /** CPU time of the page's main thread: steady on a busy machine where wall times are not. */
  readonly mainThread: number;
  readonly scriptKiB: number;
  readonly totalKiB: number;
  readonly scripts: number;
  readonly requests: number;
}

export interface MeasuredLoad {
  readonly figures: LoadFigures;
  /** The largest first. */
  readonly scripts: readonly LoadedFile[];
}

/** Runs in the page before its own scripts: notes when the form is there to be typed into. */
const WATCH_FORM = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('#root input')) return;
  globalThis.formReadyAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;

/** Runs in the page: the first and the largest paint so far, and when the form was ready. */
const READ_PAINTS = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    resolve({ lcp: list.getEntries().at(-1)?.startTime ?? 0, fcp, ready: globalThis.formReadyAt ?? 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** What a page has painted so far. */
export const paintTimes = (page: Page) =>
  page.evaluate<Pick<LoadFigures, 'lcp' | 'fcp' | 'ready'>>(READ_PAINTS);

/** KiB of all these files. */
export const kibOf = (files: readonly LoadedFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Loads an address with an empty cache on a slow device and reads what it cost. */
export async function measureLoad(browser: Browser, url: string): Promise<MeasuredLoad> {
  const { page, mainThread, files, quiet, close } = await openSlowPage(browser, { scripts: [WATCH_FORM] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#root input').first().waitFor();
  await quiet();
  const scripts = files().filter(({ isScript }) => isScript);
  const figures = {
    ...(await paintTimes(page)),
    mainThread: await mainThread(),
    scriptKiB: kibOf(scripts),
    totalKiB: kibOf(files()),
    scripts: scripts.length,
    requests: files().length,
  };
  await close();
  return { figures, scripts: scripts.toSorted((one, other) => other.bytes - one.bytes) };
}
