import type { Browser, CDPSession, Page } from '@playwright/test';
import { API_PREFIXES } from '@formline/tooling/gateway';
import { mainThreadMs, watchMainThread } from './mainThread';
import { benchSession } from './servedSite';

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

export const bytesOf = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export const printFiles = (files: readonly LoadedFile[]) =>
  files.forEach(({ path, bytes }) => console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${path}`));

export interface SlowPage {
  readonly page: Page;
  /** Milliseconds: steadier than wall time on a busy machine. */
  readonly mainThread: () => Promise<number>;
  readonly files: () => readonly LoadedFile[];
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

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

interface SlowPageOptions {
  readonly signedInAt?: string;
  readonly scripts: readonly string[];
}

export async function openSlowPage(browser: Browser, options: SlowPageOptions): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(options.signedInAt !== undefined && { storageState: benchSession(options.signedInAt) }),
  });
  const page = await context.newPage();
  for (const script of options.scripts) await page.addInitScript(script);
  const cdp = await watchMainThread(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  const traffic = watchTraffic(cdp);
  const quiet = async () => {
    const began = Date.now();
    while (traffic.loading.size > 0 || Date.now() - Math.max(began, traffic.lastAt) < QUIET_MS) {
      await page.waitForTimeout(LOOK_AGAIN_MS);
    }
  };
  const mainThread = () => mainThreadMs(cdp);
  return { page, mainThread, files: () => [...traffic.files], quiet, close: () => context.close() };
}

export const largestPaint = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
