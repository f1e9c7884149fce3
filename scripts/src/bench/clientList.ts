/**
 * Measures the client list with ten thousand clients beside a bare TanStack Virtual list of the same rows: drawing it, a key
 * of the search, a frame of scrolling. The pages stand open side by side and take short turns at each of these, and are
 * compared turn by turn, so that what else the machine does meets them alike. Fails beyond the targets. `pnpm bench:client-list [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { type Cost, costs, openList, SCROLL_FRAMES, type Seen } from './client-list/openList';
import { serveBareList, serveClientList } from './client-list/servedLists';
import { checkBound } from './checkBound';
import { median } from './median';
import type { ServedPage } from './servedProduct';

const DEFAULT_RUNS = 3;
/** Turns of each page in a run: the first on pages just opened, the last on pages long in use. */
const TURNS = 5;
const CLIENTS = 10_000;
const FEWER_CLIENTS = 1_000;

/** How much more than the bare list the product may take, and more with ten times the clients. */
const MOST_TIMES_BARE = 1.15;
const MOST_TIMES_FEWER = 1.5;
const MOST_NODES_IN_WINDOW = 150;

interface MeasuredPage extends ServedPage {
  readonly name: string;
  /** Of each turn. */
  readonly figures: Readonly<Record<Cost, number[]>>;
  readonly seen: Seen[];
}

const measured = (name: string, served: ServedPage): MeasuredPage => ({
  name,
  ...served,
  figures: { mount: [], key: [], scroll: [] },
  seen: [],
});

/** One run: all pages are opened anew, and turn about until each has had its turns. */
async function measureRun(browser: Browser, pages: readonly MeasuredPage[]): Promise<void> {
  const open = await Promise.all(
    pages.map(async (page) => ({ page, list: await openList(browser, page.url) })),
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    const order = [...open.slice(turn % open.length), ...open.slice(0, turn % open.length)];
    for (const cost of costs) {
      for (const { page, list } of order) page.figures[cost].push(await list.measure[cost]());
    }
  }
  for (const { page, list } of open) {
    page.seen.push(await list.look());
    await list.close();
  }
}

function printTable(pages: readonly MeasuredPage[]): void {
  console.table(
    pages.map(({ name, figures, seen }) => ({
      page: name,
      ...Object.fromEntries(costs.map((cost) => [`${cost} ms`, median(figures[cost]).toFixed(1)])),
      [`blank of ${SCROLL_FRAMES} frames`]: Math.max(...seen.map(({ blankFrames }) => blankFrames)),
      'nodes drawn': median(seen.map(({ nodesDrawn }) => nodesDrawn)),
      'nodes in the window': median(seen.map(({ nodesInWindow }) => nodesInWindow)),
    })),
  );
}

/** A cost of one page as a share of another's in the same turn, the middle one of all turns. */
function times(cost: Cost, page: MeasuredPage, other: MeasuredPage): number {
  const shares = page.figures[cost].map((figure, at) => figure / (other.figures[cost][at] ?? Number.NaN));
  console.log(`       ${cost}, turn by turn: ${shares.map((share) => share.toFixed(2)).join(' ')}`);
  return median(shares);
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const product = measured('product', await serveClientList(CLIENTS));
const bare = measured('bare list', await serveBareList(CLIENTS));
const fewer = measured('product, fewer', await serveClientList(FEWER_CLIENTS));
const pages = [product, bare, fewer];
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const sayLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
sayLoad('before');
for (let run = 0; run < runs; run += 1) await measureRun(browser, pages);
sayLoad(`after ${runs} runs of ${TURNS} turns; medians`);
printTable(pages);
const verdicts = [
  ...costs.map((cost) =>
    checkBound(`${cost}, times the bare list`, times(cost, product, bare), MOST_TIMES_BARE),
  ),
  ...costs.map((cost) =>
    checkBound(
      `${cost}, times that of ${FEWER_CLIENTS} clients`,
      times(cost, product, fewer),
      MOST_TIMES_FEWER,
    ),
  ),
  checkBound('frames with a blank part', Math.max(...product.seen.map(({ blankFrames }) => blankFrames)), 0),
  checkBound(
    'nodes in the window',
    median(product.seen.map(({ nodesInWindow }) => nodesInWindow)),
    MOST_NODES_IN_WINDOW,
  ),
];
if (!verdicts.every(Boolean)) process.exitCode = 1;
await browser.close();
await Promise.all(pages.map(({ close }) => close()));
