/**
 * Measures a library's list with ten thousand exercises beside a bare TanStack Virtual list of the same rows, in alternating
 * runs: how many elements it has at its top, in its middle and at its end, a key of the search, a frame of scrolling. Fails
 * beyond the targets. `pnpm bench:library-list [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { checkBound } from './checkBound';
import { type LibraryFigures, measureLibraryList, SCROLL_FRAMES } from './library-list/measureLibraryList';
import { serveBareRows, serveLibrary } from './library-list/servedLibraries';
import { median } from './median';

const DEFAULT_RUNS = 5;
const EXERCISES = 10_000;
const FEWER_EXERCISES = 100;

/** How much more than the bare list the product may take. */
const MOST_TIMES_BARE = 1.15;
/** How many more elements ten thousand may have than a hundred: the row the keyboard is at, and the list's foot. */
const MOST_TIMES_FEWER_NODES = 1.1;

const VIEWPORT = { width: 1280, height: 800 };

async function measure(browser: Browser, url: string): Promise<LibraryFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  const figures = await measureLibraryList(page);
  await context.close();
  return figures;
}

type Measured = ReadonlyMap<string, LibraryFigures[]>;

const medianOf = (measured: Measured, page: string, key: keyof LibraryFigures) =>
  median((measured.get(page) ?? []).map((figures) => figures[key]));

function printTable(measured: Measured): void {
  console.table(
    [...measured.keys()].map((page) => ({
      page,
      'key ms': medianOf(measured, page, 'key').toFixed(1),
      'scroll ms': medianOf(measured, page, 'scroll').toFixed(1),
      [`blank of ${SCROLL_FRAMES} frames`]: medianOf(measured, page, 'blankFrames'),
      'nodes at the top': medianOf(measured, page, 'nodesAtTop'),
      'in the middle': medianOf(measured, page, 'nodesInMiddle'),
      'at the end': medianOf(measured, page, 'nodesAtEnd'),
    })),
  );
}

function checkAll(measured: Measured): boolean {
  const of = (page: string, key: keyof LibraryFigures) => medianOf(measured, page, key);
  const verdicts = [
    ...(['key', 'scroll'] as const).map((key) =>
      checkBound(`${key}, times the bare list`, of('product', key) / of('bare list', key), MOST_TIMES_BARE),
    ),
    checkBound('frames with a blank part', of('product', 'blankFrames'), 0),
    ...(['nodesAtTop', 'nodesInMiddle', 'nodesAtEnd'] as const).map((key) =>
      checkBound(
        `${key}, times those of ${FEWER_EXERCISES}`,
        of('product', key) / of('product, fewer', key),
        MOST_TIMES_FEWER_NODES,
      ),
    ),
  ];
  return verdicts.every(Boolean);
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const served = {
  product: await serveLibrary(EXERCISES),
  'bare list': await serveBareRows(EXERCISES),
  'product, fewer': await serveLibrary(FEWER_EXERCISES),
};
const pages = Object.entries(served);
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured = new Map<string, LibraryFigures[]>(pages.map(([name]) => [name, []]));
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
