import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { API_PREFIXES } from '@formline/tooling/gateway';
import { mainThreadMs, watchMainThread } from './mainThread';

/** CPU four times slower; DevTools' Fast 4G: 165 ms a request, 8.1 Mbit/s down. */
const CPU_SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const LOOK_AGAIN_MS = 100;
/** Nothing on the way for so long: the page has what it wanted. */
const QUIET_MS = 1000;

/** A file of the site that came over the wire. */
export interface LoadedFile {
  readonly path: string;
  readonly isScript: boolean;
  /** As sent, headers included. */
  readonly bytes: number;
}

/** A page on a slow device, and what it has cost so far. */
export interface SlowPage {
  readonly page: Page;
  /** Milliseconds the main thread has worked. */
  readonly mainThread: () => Promise<number>;
  /** Files of the site, calls of the API left out: in the order of their end. */
  readonly files: () => readonly LoadedFile[];
  /** Waits until nothing is on the way any more. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Traffic {
  readonly files: LoadedFile[];
  readonly onTheWay: Set<string>;
  lastAt: number;
}

const isOfApi = (path: string) => API_PREFIXES.some((prefix) => path.startsWith(prefix));

function watchTraffic(cdp: CDPSession): Traffic {
  const traffic: Traffic = { files: [], onTheWay: new Set(), lastAt: Date.now() };
  const answered = new Map<string, Omit<LoadedFile, 'bytes'>>();
  const end = (requestId: string) => {
    traffic.onTheWay.delete(requestId);
    traffic.lastAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) traffic.onTheWay.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => end(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!traffic.onTheWay.has(requestId) || response.fromDiskCache) return;
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
  readonly storageState?: BrowserContextOptions['storageState'];
  /** Run in the page before its own scripts. */
  readonly scripts: readonly string[];
}

/** Opens an empty page with an empty cache on a slow device. */
export async function openSlowPage(
  browser: Browser,
  { storageState, scripts }: SlowPageOptions,
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(storageState !== undefined && { storageState }),
  });
  const page = await context.newPage();
  for (const script of scripts) await page.addInitScript(script);
  const cdp = await watchMainThread(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  const traffic = watchTraffic(cdp);
  return {
    page,
    mainThread: () => mainThreadMs(cdp),
    files: () => [...traffic.files],
    quiet: async () => {
      const began = Date.now();
      while (traffic.onTheWay.size > 0 || Date.now() - Math.max(began, traffic.lastAt) < QUIET_MS) {
        await page.waitForTimeout(LOOK_AGAIN_MS);
      }
    },
    close: () => context.close(),
  };
}
