/** `pnpm bench:client-list [runs]`: the pages take short turns, so that other load affects them alike. */
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { baselineClients } from './baseline/baselineClients';
import { benchInBrowser, type BrowserBench, rotated } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { checkBound, median } from './harness/figures';
import { manyClients } from './harness/largeData';
import { mainThreadCost, watchMainThread } from './harness/mainThread';
import { scrollRows, type SeenRows } from './harness/scrollRows';
import { costOfKeys, costOfMount } from './harness/searchCosts';
import { servePage, serveProduct } from './harness/servedSite';

/** The first turns are on new pages, the last ones on pages long in use. */
const TURNS = 5;
const CLIENTS = 10_000;
const FEWER_CLIENTS = 1_000;
const SCROLL_FRAMES = 50;
const TILES = '[role=grid] [role=gridcell]';

const MOST_TIMES_BASELINE = 1.15;
const MOST_TIMES_FEWER = 1.5;
const MOST_NODES_IN_WINDOW = 150;

const costs = ['mount', 'key', 'scroll'] as const;
type Cost = (typeof costs)[number];

class MeasuredList {
  readonly figures: Readonly<Record<Cost, number[]>> = { mount: [], key: [], scroll: [] };
  readonly seen: SeenRows[] = [];
  constructor(
    readonly name: string,
    readonly url: string,
  ) {}
}

async function openList({ open }: BrowserBench, list: MeasuredList) {
  const page = await open(list.url);
  await page.locator(TILES).first().waitFor();
  const cdp = await watchMainThread(page);
  const scroll = () => scrollRows(page, { frames: SCROLL_FRAMES });
  const measure: Record<Cost, () => Promise<number>> = {
    mount: () => costOfMount(page, cdp, TILES),
    key: async () => (await costOfKeys(page, cdp, 'frank 00')).key,
    scroll: async () => (await mainThreadCost(page, cdp, scroll)) / SCROLL_FRAMES,
  };
  return { list, page, measure };
}

async function measureRun(bench: BrowserBench, lists: readonly MeasuredList[]): Promise<void> {
  const opened = await Promise.all(lists.map((list) => openList(bench, list)));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const cost of costs) {
      for (const { list, measure } of rotated(opened, turn)) list.figures[cost].push(await measure[cost]());
    }
  }
  for (const { list, page } of opened) {
    list.seen.push(await scrollRows(page, { frames: SCROLL_FRAMES, isWatched: true }));
    await page.context().close();
  }
}

const mostBlank = ({ seen }: MeasuredList) => Math.max(...seen.map(({ blankFrames }) => blankFrames));
const inWindow = ({ seen }: MeasuredList) => median(seen.map(({ nodesInWindow }) => nodesInWindow));

const printTable = (lists: readonly MeasuredList[]) =>
  console.table(
    lists.map((list) => ({
      page: list.name,
      ...Object.fromEntries(costs.map((cost) => [`${cost} ms`, median(list.figures[cost]).toFixed(1)])),
      [`blank of ${SCROLL_FRAMES} frames`]: mostBlank(list),
      'nodes drawn': median(list.seen.map(({ nodesDrawn }) => nodesDrawn)),
      'nodes in the window': inWindow(list),
    })),
  );

function times(cost: Cost, list: MeasuredList, other: MeasuredList): number {
  const shares = list.figures[cost].map((figure, turn) => figure / (other.figures[cost][turn] ?? Number.NaN));
  console.log(`       ${cost}, turn by turn: ${shares.map((share) => share.toFixed(2)).join(' ')}`);
  return median(shares);
}

const serve = (count: number) =>
  serveProduct('/clients/my-clients', [[listTrainerClients, manyClients(count)]]);

const product = new MeasuredList('product', await serve(CLIENTS));
const baseline = new MeasuredList(
  'baseline list',
  await servePage(await buildPage(baselineClients), manyClients(CLIENTS)),
);
const fewer = new MeasuredList('product, fewer', await serve(FEWER_CLIENTS));
const lists = [product, baseline, fewer];
await benchInBrowser({ runs: Number(process.argv[2] ?? 3) }, async (bench) => {
  for (let run = 0; run < bench.runs; run += 1) await measureRun(bench, lists);
  printTable(lists);
  return [
    ...costs.map((cost) =>
      checkBound(`${cost}, times the baseline list`, times(cost, product, baseline), MOST_TIMES_BASELINE),
    ),
    ...costs.map((cost) =>
      checkBound(
        `${cost}, times that of ${FEWER_CLIENTS} clients`,
        times(cost, product, fewer),
        MOST_TIMES_FEWER,
      ),
    ),
    checkBound('frames with a blank part', mostBlank(product), 0),
    checkBound('nodes in the window', inWindow(product), MOST_NODES_IN_WINDOW),
  ];
});
