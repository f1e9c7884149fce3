/**
 * Measures the client list with ten thousand clients beside a bare TanStack Virtual list of the same rows, in alternating
 * runs: drawing it, a key of the search, a frame of scrolling. Fails beyond the targets. `pnpm bench:client-list [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { type ListFigures, measureList, SCROLL_FRAMES } from './client-list/measureList';
import { serveBareList, serveProduct } from './client-list/servedLists';
import { median } from './median';

const DEFAULT_RUNS = 7;
const CLIENTS = 10_000;
const FEWER_CLIENTS = 1_000;

/** How much more than the bare list the product may take, and more with ten times the clients. */
const MOST_TIMES_BARE = 1.15;
const MOST_TIMES_FEWER = 1.5;
const MOST_NODES_IN_WINDOW = 150;

const VIEWPORT = { width: 1280, height: 800 };

const costs = ['mount', 'key', 'scroll'] as const;

const sessionOf = (url: string) => {
  const { origin, hostname } = new URL(url);
  const token = {
    access_token: 'bench',
    refresh_token: 'bench',
    token_type: 'Bearer',
    expires_in: Date.now() + 3_600_000,
    cc_manager: false,
    sign_in_id: 'bench',
  };
  const cookie = { name: 'formline_visitor', value: 'trainer', domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'formline.token', value: JSON.stringify(token) }] }],
  };
};

async function measure(browser: Browser, url: string): Promise<ListFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: sessionOf(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  const figures = await measureList(page);
  await context.close();
  return figures;
}

type Measured = ReadonlyMap<string, ListFigures[]>;

const medianOf = (measured: Measured, page: string, key: keyof ListFigures) =>
  median((measured.get(page) ?? []).map((figures) => figures[key]));

function printTable(measured: Measured): void {
  console.table(
    [...measured.keys()].map((page) => ({
      page,
      ...Object.fromEntries(costs.map((key) => [`${key} ms`, medianOf(measured, page, key).toFixed(1)])),
      'address ms': medianOf(measured, page, 'rest').toFixed(1),
      [`blank of ${SCROLL_FRAMES} frames`]: medianOf(measured, page, 'blankFrames'),
      'nodes drawn': medianOf(measured, page, 'nodesDrawn'),
      'nodes in the window': medianOf(measured, page, 'nodesInWindow'),
    })),
  );
}

/** Says whether a figure is within its target. */
function judge(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${Number(value.toFixed(2))} (at most ${most})`);
  return isMet;
}

function judgeAll(measured: Measured): boolean {
  const times = (key: (typeof costs)[number], other: string) =>
    medianOf(measured, 'product', key) / medianOf(measured, other, key);
  const verdicts = [
    ...costs.map((key) => judge(`${key}, times the bare list`, times(key, 'bare list'), MOST_TIMES_BARE)),
    ...costs.map((key) =>
      judge(`${key}, times that of ${FEWER_CLIENTS} clients`, times(key, 'product, fewer'), MOST_TIMES_FEWER),
    ),
    judge(
      'frames with a blank part',
      Math.max(...(measured.get('product') ?? []).map((one) => one.blankFrames)),
      0,
    ),
    judge('nodes in the window', medianOf(measured, 'product', 'nodesInWindow'), MOST_NODES_IN_WINDOW),
  ];
  return verdicts.every(Boolean);
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const served = {
  product: await serveProduct(CLIENTS),
  'bare list': await serveBareList(CLIENTS),
  'product, fewer': await serveProduct(FEWER_CLIENTS),
};
const pages = Object.entries(served);
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured = new Map<string, ListFigures[]>(pages.map(([name]) => [name, []]));
console.log(
  `load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
for (let run = 0; run < runs; run += 1) {
  const order = [...pages.slice(run % pages.length), ...pages.slice(0, run % pages.length)];
  for (const [name, { url }] of order) measured.get(name)?.push(await measure(browser, url));
}
console.log(
  `load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}; medians of ${runs} runs`,
);
printTable(measured);
if (!judgeAll(measured)) process.exitCode = 1;
await browser.close();
await Promise.all(pages.map(([, { close }]) => close()));
