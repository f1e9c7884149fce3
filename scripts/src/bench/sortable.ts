/** `pnpm bench:sortable [runs]`: picking up, moving and dropping a row beside native drag of the same rows. */
import type { Page } from '@playwright/test';
import { sortablePage } from './baseline/sortable';
import type { BenchPage } from './harness/benchPage';
import { comparePages } from './harness/comparePages';
import { atMost, ratioOf } from './harness/figures';
import { serveBaseline } from './harness/sites';

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

const product = 'product, 500 rows';
const baseline = 'baseline list, 500 rows';
const productOf50 = 'product, 50 rows';
const baselineOf50 = 'baseline list, 50 rows';

const rowOfMove = (move: number) => {
  const round = move % (2 * ROWS);
  return round < ROWS ? round : 2 * ROWS - 1 - round;
};

async function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function measure(opened: BenchPage) {
  const { page } = opened;
  const rows = page.locator('ul[aria-label=Rows] > li');
  await rows.first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const grip = await pointOf(page, `[aria-label="Reorder Exercise ${MOVED_ROW}"]`);
  const row = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_ROW})`);
  const next = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_ROW + 1})`);
  const height = next.y - row.y;
  await page.mouse.move(grip.x, grip.y);
  const start = await opened.spent(async () => {
    await page.mouse.down();
    await page.mouse.move(grip.x + 4, grip.y + 4, { steps: 2 });
    await page.waitForTimeout(SETTLE_MS);
  });
  const moves = await opened.spent(async () => {
    for (let move = 0; move < MOVES; move += 1) {
      await page.mouse.move(row.x + (move % 3), row.y + rowOfMove(move) * height + height / 4);
      await page.waitForTimeout(MOVE_PAUSE_MS);
    }
  });
  const drop = await opened.spent(async () => {
    await page.mouse.up();
    await page.waitForTimeout(SETTLE_MS);
  });
  const name = await rows.nth(FIRST_ROW + rowOfMove(MOVES - 1) - 1).textContent();
  if (name !== `Exercise ${MOVED_ROW}`) throw new Error(`${name} is where the row was dropped`);
  return { start, move: moves / MOVES, drop };
}

comparePages({
  runs: 7,
  pages: async () => {
    const url = await serveBaseline(sortablePage);
    return {
      [product]: `${url}?list=product&rows=500`,
      [baseline]: `${url}?list=baseline&rows=500`,
      [productOf50]: `${url}?list=product&rows=50`,
      [baselineOf50]: `${url}?list=baseline&rows=50`,
    };
  },
  measure,
  aims: [
    { figure: 'move', page: product, times: baseline, most: MOST_TIMES_BASELINE },
    { figure: 'drop', page: product, times: baseline, most: MOST_TIMES_BASELINE },
    { figure: 'start', page: product, unit: 'ms', most: MOST_START_MS },
  ],
  verdicts: (valuesOf) => {
    const growthOf = (many: string, few: string) =>
      ratioOf(valuesOf(many, 'move'), valuesOf(few, 'move')).value;
    const [growth, growthOfBaseline] = [growthOf(product, productOf50), growthOf(baseline, baselineOf50)];
    console.log(
      `A move, times that of 50 rows: ${growth.toFixed(2)}; ${growthOfBaseline.toFixed(2)} natively`,
    );
    return [atMost('growth of a move, times the baseline’s', growth / growthOfBaseline, MOST_TIMES_GROWTH)];
  },
});
