/** `pnpm bench:layout-shift`: shifts of each main screen, in the product at `E2E_URL` or a new one. */
import type { Browser, ViewportSize } from '@playwright/test';
import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import * as z from '@formline/shared/contracts/schema';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { launchBrowser, openPage, signedInAt } from './harness/benchPage';
import { signInDemo } from './harness/calls';
import { atMost } from './harness/figures';
import { mainScreens, openProduct } from './harness/mainScreens';
import { runBench } from './harness/runBench';

const MOST_SHIFT = 0.01;
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The delay makes late parts visible as shifts. */
const SLOW_CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_000_000,
  uploadThroughput: 500_000,
};
/** Animations are off and loading is complete, so nothing moves later. */
const SETTLED_MS = 500;

interface Screen {
  readonly name: string;
  readonly url: string;
  readonly token?: TokenAnswer;
}

async function screens(url: string): Promise<Screen[]> {
  const [trainer, expired] = [await signInDemo(url), await signInDemo(url, 'expired@formline.test')];
  const pages = Object.entries(await mainScreens(url, trainer));
  return [
    { name: 'sign in', url: `${url}/login` },
    ...pages.map(([name, at]) => ({ name, url: url + at, token: trainer })),
    { name: 'client list with a banner', url: url + CLIENTS_PATH, token: expired },
  ];
}

const shiftSchema = z.array(z.object({ value: z.number(), moved: z.string() }));

const WATCH_SHIFTS = `globalThis.benchShifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
    const moved = elements.map((one) => (one ? one.tagName.toLowerCase() + ' ' + one.textContent.slice(0, 24) : '?'));
    benchShifts.push({ value, moved: moved.join(', ') });
  }
}).observe({ type: 'layout-shift', buffered: true })`;

async function measureShift(browser: Browser, { url, token }: Screen, viewport: ViewportSize) {
  const session = token && { storageState: signedInAt(url, token) };
  const opened = await openPage(browser, { viewport, scripts: [WATCH_SHIFTS], ...session });
  const { page, cdp } = opened;
  await cdp.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const { data: shifts = [] } = z.safeParse(shiftSchema, await page.evaluate('benchShifts'));
  await opened.close();
  const [most] = shifts.toSorted((one, other) => other.value - one.value);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved: most?.moved ?? '' };
}

runBench({}, async (bench) => {
  const url = await openProduct(bench);
  const browser = await launchBrowser(bench.running);
  const rows: Record<string, string | number>[] = [];
  let highest = 0;
  for (const screen of await screens(url)) {
    const row: Record<string, string | number> = { screen: screen.name };
    let worst = { total: 0, moved: '' };
    for (const viewport of VIEWPORTS) {
      const shift = await measureShift(browser, screen, viewport);
      row[viewport.width] = Number(shift.total.toFixed(4));
      if (shift.total > worst.total) worst = shift;
    }
    highest = Math.max(highest, worst.total);
    rows.push({ ...row, 'moved most': worst.moved });
  }
  console.table(rows);
  return [atMost('layout shift of a main screen', highest, MOST_SHIFT)];
});
