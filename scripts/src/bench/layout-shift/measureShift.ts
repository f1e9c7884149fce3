import type { Browser } from '@playwright/test';
import { benchSession } from '../benchSession';
import type { Screen } from './demoProduct';

/** A line with such a delay lets what comes late be seen coming late; the rest is as fast as this machine. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_000_000, uploadThroughput: 500_000 };
/** Animations are off and nothing is on the way: what has not moved by then stays. */
const SETTLED_MS = 500;

/** How far a page moved while it loaded, and which parts moved most. */
export interface Shift {
  readonly total: number;
  readonly moved: string;
}

/** Run in the page before its own scripts: sums what moves without anybody having pressed anything. */
function watchShifts(): void {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { benchShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry) || Reflect.get(entry, 'hadRecentInput')) continue;
      const sources = Array.isArray(entry.sources) ? entry.sources : [];
      const names = sources.map(({ node }: { node: Element | null }) => {
        const element = node instanceof Element ? node : node && Reflect.get(node, 'parentElement');
        return element ? `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 24)}` : '?';
      });
      shifts.push({ value: Number(entry.value), moved: names.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Opened {
  readonly url: string;
  readonly screen: Screen;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Opens a screen in an empty browser at this width and waits until it has settled. */
export async function measureShift(browser: Browser, { url, screen, viewport }: Opened): Promise<Shift> {
  const { path, token } = screen;
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...(token && { storageState: benchSession(url, token) }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    const shifts = await page.evaluate<{ value: number; moved: string }[]>('benchShifts');
    const [most] = shifts.toSorted((one, other) => other.value - one.value);
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved: most?.moved ?? '' };
  } finally {
    await context.close();
  }
}
