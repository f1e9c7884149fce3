/**
 * Measures the client list with ten thousand clients beside a bare TanStack Virtual list of the same rows, in alternating
 * runs: drawing it, a key of the search, a frame of scrolling. Fails beyond the targets. `pnpm bench:client-list [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { type ListFigures, measureList, SCROLL_FRAMES } from './client-list/measureList';
import { serveBareList, serveClientList } from './client-list/servedLists';
import { judge } from './judge';
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

async function measure(browser: Browser, url: string): Promise<ListFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
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
  product: await serveClientList(CLIENTS),
  'bare list': await serveBareList(CLIENTS),
  'product, fewer': await serveClientList(FEWER_CLIENTS),
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
