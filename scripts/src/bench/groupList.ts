/**
 * Measures the group list with two hundred groups of a hundred members beside a bare list of the same cards, in
 * alternating runs: drawing it, a key of the search, a frame of scrolling, and how many elements there are. Fails beyond
 * the targets. `pnpm bench:group-list [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { type GroupFigures, measureGroups } from './group-list/measureGroups';
import { serveBareGroups, serveGroupList } from './group-list/servedGroups';
import { checkBound } from './checkBound';
import { median } from './median';

const DEFAULT_RUNS = 5;
const GROUPS = 200;
const MEMBERS = 100;

/** How much more than the bare list the product may take, and at most in a frame of 60 a second. */
const MOST_TIMES_BARE = 1.5;
const MOST_FRAME_MS = 16;
const MOST_NODES_A_GROUP = 20;

const VIEWPORT = { width: 1280, height: 800 };

const costs = ['mount', 'key', 'scroll'] as const;

async function measure(browser: Browser, url: string): Promise<GroupFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  const figures = await measureGroups(page);
  await context.close();
  return figures;
}

type Measured = ReadonlyMap<string, GroupFigures[]>;

const medianOf = (measured: Measured, page: string, key: keyof GroupFigures) =>
  median((measured.get(page) ?? []).map((figures) => figures[key]));

function printTable(measured: Measured): void {
  console.table(
    [...measured.keys()].map((page) => ({
      page,
      ...Object.fromEntries(costs.map((key) => [`${key} ms`, medianOf(measured, page, key).toFixed(1)])),
      'address ms': medianOf(measured, page, 'rest').toFixed(1),
      nodes: medianOf(measured, page, 'nodes'),
      'nodes in the window': medianOf(measured, page, 'nodesInWindow'),
    })),
  );
}

function checkAll(measured: Measured): boolean {
  const ofProduct = (key: keyof GroupFigures) => medianOf(measured, 'product', key);
  const verdicts = [
    ...costs.map((key) =>
      checkBound(
        `${key}, times the bare list`,
        ofProduct(key) / medianOf(measured, 'bare list', key),
        MOST_TIMES_BARE,
      ),
    ),
    checkBound('milliseconds of a frame of scrolling', ofProduct('scroll'), MOST_FRAME_MS),
    checkBound('elements of a group', ofProduct('nodes') / GROUPS, MOST_NODES_A_GROUP),
  ];
  return verdicts.every(Boolean);
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const served = {
  product: await serveGroupList(GROUPS, MEMBERS),
  'bare list': await serveBareGroups(GROUPS, MEMBERS),
};
const pages = Object.entries(served);
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured = new Map<string, GroupFigures[]>(pages.map(([name]) => [name, []]));
const sayLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
sayLoad('before');
for (let run = 0; run < runs; run += 1) {
  const order = [...pages.slice(run % pages.length), ...pages.slice(0, run % pages.length)];
  for (const [name, { url }] of order) measured.get(name)?.push(await measure(browser, url));
}
sayLoad(`after ${runs} runs`);
printTable(measured);
if (!checkAll(measured)) process.exitCode = 1;
await browser.close();
await Promise.all(pages.map(([, { close }]) => close()));
