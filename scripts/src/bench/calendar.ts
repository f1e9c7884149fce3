/**
 * Measures turning the month calendar to another month beside a bare grid of the same days, in alternating runs, with a
 * hundred, a thousand and ten thousand scheduled workouts in each month, and counts the elements of the grid. Fails beyond
 * the targets. `pnpm bench:calendar [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { type CalendarFigures, measureCalendar } from './calendar/measureCalendar';
import { serveBareGrid, serveCalendar } from './calendar/servedCalendars';
import { checkBound } from './checkBound';
import { median } from './median';
import type { ServedPage } from './servedProduct';

const DEFAULT_RUNS = 5;
const SIZES = [100, 1_000, 10_000] as const;
type Size = (typeof SIZES)[number];
const [FEWEST] = SIZES;
const MOST = 10_000;

/** How much more than the bare grid the product may take, and more with ten thousand than with a hundred. */
const MOST_TIMES_BARE = 2;
const MOST_TIMES_FEWEST = 1.3;
const MOST_NODES = 400;

const VIEWPORT = { width: 1280, height: 900 };

const peers = ['product', 'bare grid'] as const;
type Peer = (typeof peers)[number];

interface MeasuredPage extends ServedPage {
  readonly peer: Peer;
  readonly size: Size;
  readonly measured: CalendarFigures[];
}

async function measure(browser: Browser, url: string): Promise<CalendarFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  const figures = await measureCalendar(page);
  await context.close();
  return figures;
}

const sayLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const served: MeasuredPage[] = [];
for (const size of SIZES) {
  served.push({ ...(await serveCalendar(size)), peer: 'product', size, measured: [] });
  served.push({ ...(await serveBareGrid(size)), peer: 'bare grid', size, measured: [] });
}
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
sayLoad('before');
for (let run = 0; run < runs; run += 1) {
  for (const page of [...served.slice(run % served.length), ...served.slice(0, run % served.length)]) {
    page.measured.push(await measure(browser, page.url));
  }
}
sayLoad('after');

const figure = (peer: Peer, size: Size, key: keyof CalendarFigures) =>
  median(
    (served.find((page) => page.peer === peer && page.size === size)?.measured ?? []).map((one) => one[key]),
  );
console.log(`Turning to another month: milliseconds of the main thread, medians of ${runs} runs`);
console.table(
  Object.fromEntries(
    SIZES.map((size) => [
      `${size} workouts a month`,
      {
        ...Object.fromEntries(peers.map((peer) => [peer, Number(figure(peer, size, 'turn').toFixed(1))])),
        'nodes in the product’s grid': figure('product', size, 'nodes'),
      },
    ]),
  ),
);
const verdicts = [
  ...SIZES.map((size) =>
    checkBound(
      `${size} workouts, times the bare grid`,
      figure('product', size, 'turn') / figure('bare grid', size, 'turn'),
      MOST_TIMES_BARE,
    ),
  ),
  checkBound(
    `${MOST} workouts, times ${FEWEST}`,
    figure('product', MOST, 'turn') / figure('product', FEWEST, 'turn'),
    MOST_TIMES_FEWEST,
  ),
  ...SIZES.map((size) =>
    checkBound(`${size} workouts, nodes in the grid`, figure('product', size, 'nodes'), MOST_NODES),
  ),
];
if (!verdicts.every(Boolean)) process.exitCode = 1;
await browser.close();
await Promise.all(served.map(({ close }) => close()));
