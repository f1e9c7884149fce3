import type { Browser, CDPSession, Page } from '@playwright/test';

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

/** A script a page has loaded. */
export interface LoadedScript {
  readonly path: string;
  readonly kib: number;
}

export interface MeasuredLoad {
  readonly figures: LoadFigures;
  /** The largest first. */
  readonly scripts: readonly LoadedScript[];
}

/** CPU four times slower; DevTools' Fast 4G: 165 ms a request, 8.1 Mbit/s down. */
const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const SETTLE_MS = 1000;

interface SeenRequest {
  readonly url: string;
  readonly isScript: boolean;
  bytes: number;
}

function watchRequests(cdp: CDPSession): Map<string, SeenRequest> {
  const seen = new Map<string, SeenRequest>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url } = response;
    if (!/^(data|blob):/.test(url)) seen.set(requestId, { url, isScript: type === 'Script', bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return seen;
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
    resolve({ lcp: list.getEntries().at(-1)?.startTime ?? 0, fcp, ready: globalThis.formReadyAt });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const paintTimes = (page: Page) => page.evaluate<Pick<LoadFigures, 'lcp' | 'fcp' | 'ready'>>(READ_PAINTS);

/** Loads an address with an empty cache on a slow device and reads what it cost. */
export async function measureLoad(browser: Browser, url: string): Promise<MeasuredLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(WATCH_FORM);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  const requests = watchRequests(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#root input').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const all = [...requests.values()];
  const scripts = all.filter(({ isScript }) => isScript);
  const kib = (list: SeenRequest[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const figures = {
    ...(await paintTimes(page)),
    mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
    scriptKiB: kib(scripts),
    totalKiB: kib(all),
    scripts: scripts.length,
    requests: all.length,
  };
  await context.close();
  return { figures, scripts: scripts.map(toLoadedScript).toSorted((one, other) => other.kib - one.kib) };
}

const toLoadedScript = ({ url, bytes }: SeenRequest): LoadedScript => ({
  path: new URL(url).pathname,
  kib: bytes / 1024,
});
