import type { Browser, CDPSession } from '@playwright/test';
import { API_PREFIXES } from '@formline/tooling/gateway';
import { type BenchPage, openPage, signedInAt } from './benchPage';

/** CPU four times slower; DevTools' Fast 4G: 165 ms a request, 8.1 Mbit/s down. */
const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const LOOK_AGAIN_MS = 100;
/** Without a request for this long, loading is complete. */
const QUIET_MS = 1000;

export interface LoadedFile {
  readonly path: string;
  readonly isScript: boolean;
  readonly bytes: number;
}

export interface Visit {
  /** From the click, or from the start of the load, until the heading or the form shows. */
  readonly heading: number;
  /** Until the first row of a list shows; 0 without one. */
  readonly rows: number;
  /** First contentful paint of a load: in the product, what is painted in advance. */
  readonly painted: number;
  readonly lcp: number;
  readonly mainThread: number;
  readonly bytes: number;
  readonly requests: number;
  readonly files: readonly LoadedFile[];
}

export const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export const printFiles = (files: readonly LoadedFile[]) =>
  files.forEach(({ path, bytes }) => console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${path}`));

const isOfApi = (path: string) => API_PREFIXES.some((prefix) => path.startsWith(prefix));

function watchTraffic(cdp: CDPSession) {
  const traffic = { files: new Array<LoadedFile>(), loading: new Set<string>(), lastAt: Date.now() };
  const answered = new Map<string, Omit<LoadedFile, 'bytes'>>();
  const end = (requestId: string) => {
    traffic.loading.delete(requestId);
    traffic.lastAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) traffic.loading.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => end(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!traffic.loading.has(requestId) || response.fromDiskCache) return;
    const { pathname } = new URL(response.url);
    if (!isOfApi(pathname)) answered.set(requestId, { path: pathname, isScript: type === 'Script' });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = answered.get(requestId);
    if (file) traffic.files.push({ ...file, bytes: encodedDataLength });
    end(requestId);
  });
  return traffic;
}

/** Of the product's lists and of those of the kit alone. */
const FIRST_ROW = '#root :is(li, [role=row])';

/**
 * Runs in the page before its own scripts, and notes when headings (by their text), the first `input` and the first
 * row of a list show. Observes instead of polling, which would count as work of the page.
 */
const WATCH_SHOWN = `(() => {
  let beganAt = 0;
  const shownAt = new Map();
  const waiting = new Map();
  const resolveShown = (name) => {
    if (shownAt.has(name)) waiting.get(name)?.(shownAt.get(name) - beganAt);
  };
  new MutationObserver(() => {
    for (const { localName, textContent } of document.querySelectorAll('#root h1, #root input')) {
      const name = textContent || localName;
      if (!shownAt.has(name)) shownAt.set(name, performance.now());
      resolveShown(name);
    }
    if (!shownAt.has('row') && document.querySelector('${FIRST_ROW}')) shownAt.set('row', performance.now());
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('click', ({ timeStamp }) => {
    shownAt.clear();
    beganAt = timeStamp;
  }, true);
  globalThis.rowsShown = () => Math.max((shownAt.get('row') ?? 0) - beganAt, 0);
  globalThis.whenShown = (name) => new Promise((resolve) => {
    waiting.set(name, resolve);
    resolveShown(name);
  });
})()`;

const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;

const LARGEST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

export class SlowPage {
  constructor(
    readonly opened: BenchPage,
    readonly traffic: ReturnType<typeof watchTraffic>,
  ) {}

  get page() {
    return this.opened.page;
  }

  async visit(name: string, act: () => Promise<unknown>): Promise<Visit> {
    const { page, traffic } = this;
    const filesBefore = traffic.files.length;
    let heading = 0;
    const mainThread = await this.opened.spent(async () => {
      await act();
      heading = await page.evaluate<number>(`globalThis.whenShown(${JSON.stringify(name)})`);
      await this.quiet();
    });
    const files = traffic.files.slice(filesBefore);
    const rows = await page.evaluate<number>('globalThis.rowsShown()');
    return {
      heading,
      rows,
      painted: 0,
      lcp: 0,
      mainThread,
      bytes: bytesOf(files),
      requests: files.length,
      files,
    };
  }

  async load(name: string, url: string): Promise<Visit> {
    const figures = await this.visit(name, () => this.page.goto(url, { waitUntil: 'commit' }));
    const paint = (which: string) => this.page.evaluate<number>(which);
    return { ...figures, painted: await paint(FIRST_PAINT), lcp: await paint(LARGEST_PAINT) };
  }

  async quiet(): Promise<void> {
    const began = Date.now();
    const { traffic } = this;
    while (traffic.loading.size > 0 || Date.now() - Math.max(began, traffic.lastAt) < QUIET_MS) {
      await this.page.waitForTimeout(LOOK_AGAIN_MS);
    }
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}

interface SlowPageOptions {
  readonly signedIn?: string;
  readonly scripts?: readonly string[];
}

export async function openSlowPage(browser: Browser, options: SlowPageOptions = {}): Promise<SlowPage> {
  const { signedIn, scripts = [] } = options;
  const opened = await openPage(browser, {
    scripts: [WATCH_SHOWN, ...scripts],
    ...(signedIn !== undefined && { storageState: signedInAt(signedIn) }),
  });
  await opened.cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await opened.cdp.send('Network.emulateNetworkConditions', FAST_4G);
  return new SlowPage(opened, watchTraffic(opened.cdp));
}
