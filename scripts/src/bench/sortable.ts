/**
 * Measures a move in the sortable list beside a bare list of native drag of the same rows, in alternating runs: taking a
 * row, a move of the pointer, the drop. Fails beyond the targets. `pnpm bench:sortable [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { median } from './median';
import { measureSortable, type SortableFigures } from './sortable/measureSortable';
import { serveSortablePage } from './sortable/sortablePage';

const DEFAULT_RUNS = 7;

/** How much more than the bare list the product may take. */
const MOST_TIMES_BARE = 1.5;
/** How much more from 50 rows to 500 a move of the product may grow than one of the bare list, whose growth is the browser's. */
const MOST_TIMES_GROWTH = 1.2;
const MOST_START_MS = 30;

const VIEWPORT = { width: 1280, height: 800 };

const peers = {
  'product, 500 rows': '?list=product&rows=500',
  'bare list, 500 rows': '?list=bare&rows=500',
  'product, 50 rows': '?list=product&rows=50',
  'bare list, 50 rows': '?list=bare&rows=50',
} as const;
type Peer = keyof typeof peers;

const steps = ['start', 'move', 'drop'] as const;

async function measure(browser: Browser, url: string): Promise<SortableFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(url);
  const figures = await measureSortable(page);
  await context.close();
  return figures;
}

const sayLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );

/** Says whether a figure is within its target. */
function checkBound(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${Number(value.toFixed(2))} (at most ${most})`);
  return isMet;
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const { url, close } = await serveSortablePage();
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured: Record<Peer, SortableFigures[]> = {
  'product, 500 rows': [],
  'bare list, 500 rows': [],
  'product, 50 rows': [],
  'bare list, 50 rows': [],
};
const names: readonly Peer[] = [
  'product, 500 rows',
  'bare list, 500 rows',
  'product, 50 rows',
  'bare list, 50 rows',
];
const medianOf = (peer: Peer, step: (typeof steps)[number]) => median(measured[peer].map((one) => one[step]));

sayLoad('before');
for (let run = 0; run < runs; run += 1) {
  for (const name of [...names.slice(run % names.length), ...names.slice(0, run % names.length)]) {
    measured[name].push(await measure(browser, url + peers[name]));
  }
}
sayLoad('after');
console.log(`Milliseconds of the main thread, medians of ${runs} runs`);
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(steps.map((step) => [step, Number(medianOf(name, step).toFixed(2))])),
    ]),
  ),
);
const times = (step: 'move' | 'drop', other: Peer) =>
  medianOf('product, 500 rows', step) / medianOf(other, step);
const growthOf = (list: 'product' | 'bare list') =>
  medianOf(`${list}, 500 rows`, 'move') / medianOf(`${list}, 50 rows`, 'move');
const [growth, bareGrowth] = [growthOf('product'), growthOf('bare list')];
console.log(
  `A move, times that of 50 rows: ${growth.toFixed(2)}; in the bare list: ${bareGrowth.toFixed(2)}, which the browser takes to find what is under the pointer`,
);
const verdicts = [
  checkBound('a move, times the bare list', times('move', 'bare list, 500 rows'), MOST_TIMES_BARE),
  checkBound('the growth of a move, times that of the bare list', growth / bareGrowth, MOST_TIMES_GROWTH),
  checkBound('the drop, times the bare list', times('drop', 'bare list, 500 rows'), MOST_TIMES_BARE),
  checkBound('taking a row, ms', medianOf('product, 500 rows', 'start'), MOST_START_MS),
];
if (!verdicts.every(Boolean)) process.exitCode = 1;
await browser.close();
await close();
