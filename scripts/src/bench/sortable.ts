/** `pnpm bench:sortable [runs]`: picking up, moving and dropping a row beside native drag of the same rows. */
import type { Page } from '@playwright/test';
import { sortablePage } from './baseline/sortablePage';
import { comparePages } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { checkBound } from './harness/figures';
import { mainThreadMs, watchMainThread } from './harness/mainThread';
import { servePage } from './harness/servedSite';

const MOST_TIMES_BASELINE = 1.5;
/** From 50 rows to 500, relative to native drag, whose growth is the browser's. */
const MOST_TIMES_GROWTH = 1.2;
const MOST_START_MS = 30;

const MOVES = 120;
const ROWS = 10;
const MOVED_ROW = 3;
const FIRST_ROW = 5;
const MOVE_PAUSE_MS = 10;
const SETTLE_MS = 500;

const steps = ['start', 'move', 'drop'] as const;

const rowOfMove = (move: number) => {
  const round = move % (2 * ROWS);
  return round < ROWS ? round : 2 * ROWS - 1 - round;
};

async function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function measure(page: Page) {
  const cdp = await watchMainThread(page);
  const rows = page.locator('ul[aria-label=Rows] > li');
  await rows.first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const cost = async (act: () => Promise<void>) => {
    const before = await mainThreadMs(cdp);
    await act();
    return (await mainThreadMs(cdp)) - before;
  };
  const grip = await pointOf(page, `[aria-label="Reorder Exercise ${MOVED_ROW}"]`);
  const row = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_ROW})`);
  const next = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_ROW + 1})`);
  const height = next.y - row.y;
  await page.mouse.move(grip.x, grip.y);
  const start = await cost(async () => {
    await page.mouse.down();
    await page.mouse.move(grip.x + 4, grip.y + 4, { steps: 2 });
    await page.waitForTimeout(SETTLE_MS);
  });
  const moves = await cost(async () => {
    for (let move = 0; move < MOVES; move += 1) {
      await page.mouse.move(row.x + (move % 3), row.y + rowOfMove(move) * height + height / 4);
      await page.waitForTimeout(MOVE_PAUSE_MS);
    }
  });
  const drop = await cost(async () => {
    await page.mouse.up();
    await page.waitForTimeout(SETTLE_MS);
  });
  const name = await rows.nth(FIRST_ROW + rowOfMove(MOVES - 1) - 1).textContent();
  if (name !== `Exercise ${MOVED_ROW}`) throw new Error(`${name} is where the row was dropped`);
  return { start, move: moves / MOVES, drop };
}

const url = await servePage(await buildPage(sortablePage));
const pages = {
  'product, 500 rows': `${url}?list=product&rows=500`,
  'baseline list, 500 rows': `${url}?list=baseline&rows=500`,
  'product, 50 rows': `${url}?list=product&rows=50`,
  'baseline list, 50 rows': `${url}?list=baseline&rows=50`,
};
await comparePages({
  runs: 7,
  pages,
  measure,
  report: (medianOf, runs) => {
    console.log(`Milliseconds of the main thread, medians of ${runs} runs`);
    const row = (page: string) =>
      Object.fromEntries(steps.map((step) => [step, Number(medianOf(page, step).toFixed(2))]));
    console.table(Object.fromEntries(Object.keys(pages).map((page) => [page, row(page)])));
    const times = (step: 'move' | 'drop') =>
      medianOf('product, 500 rows', step) / medianOf('baseline list, 500 rows', step);
    const growthOf = (list: string) =>
      medianOf(`${list}, 500 rows`, 'move') / medianOf(`${list}, 50 rows`, 'move');
    const [growth, baselineGrowth] = [growthOf('product'), growthOf('baseline list')];
    console.log(
      `A move, times that of 50 rows: ${growth.toFixed(2)}; in the baseline list: ${baselineGrowth.toFixed(2)}, which the browser takes to find what is under the pointer`,
    );
    return [
      checkBound('a move, times the baseline list', times('move'), MOST_TIMES_BASELINE),
      checkBound(
        'the growth of a move, times that of the baseline list',
        growth / baselineGrowth,
        MOST_TIMES_GROWTH,
      ),
      checkBound('the drop, times the baseline list', times('drop'), MOST_TIMES_BASELINE),
      checkBound('taking a row, ms', medianOf('product, 500 rows', 'start'), MOST_START_MS),
    ];
  },
});
