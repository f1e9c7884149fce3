/** `pnpm bench:calendar [runs]`: turning to another month beside a plain grid of up to ten thousand workouts. */
import type { Page } from '@playwright/test';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readUser } from '@formline/shared/contracts/people/users';
import { baselineMonth } from './baseline/baselineMonth';
import { comparePages } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { checkBound, median } from './harness/figures';
import { manyClients, manyWorkouts } from './harness/largeData';
import { mainThreadCost, watchMainThread } from './harness/mainThread';
import { servePage, serveProduct } from './harness/servedSite';

const [FEWEST, MOST] = [100, 10_000];
const SIZES = [FEWEST, 1_000, MOST];

const MOST_TIMES_BASELINE = 2;
const MOST_TIMES_FEWEST = 1.3;
const MOST_NODES = 400;

const WARM_UP_TURNS = 4;
const TURNS = 14;
const SETTLE_MS = 700;
const GRID = '[role=grid]';
const YEAR = '2027';
const SHOWN_MONTHS = [2, 3, 4, 5];

const turnBy = (button: string) => `new Promise((resolve) => {
  const heading = document.querySelector('h2');
  const before = heading.textContent;
  const look = () => (heading.textContent === before ? requestAnimationFrame(look) : resolve());
  document.querySelector('[aria-label="${button}"]').click();
  look();
})`;

async function measure(page: Page) {
  const cdp = await watchMainThread(page);
  await page.locator(`${GRID} .chip[data-state]`).first().waitFor();
  const turn = (count: number) => page.evaluate(turnBy(count % 2 === 0 ? 'Next month' : 'Previous month'));
  for (let count = 0; count < WARM_UP_TURNS; count += 1) {
    await turn(count);
    await page.waitForTimeout(SETTLE_MS);
  }
  const costs: number[] = [];
  for (let count = 0; count < TURNS; count += 1) {
    costs.push(await mainThreadCost(page, cdp, () => turn(count)));
  }
  return { turn: median(costs), nodes: await page.locator(`${GRID} *`).count() };
}

const serve = (count: number) =>
  serveProduct(`/clients/my-clients/ava/dashboard/calendar?clientId=1&date=${YEAR}-03-10`, [
    [readUser, manyClients(1)[0]],
    [
      listMonthWorkouts,
      ({ year = YEAR, month }: Readonly<Record<string, string | undefined>>) =>
        manyWorkouts(count, year, Number(month)),
    ],
  ]);

const grid = await buildPage(baselineMonth);
const pages: Record<string, string> = {};
for (const size of SIZES) {
  pages[`product ${size}`] = await serve(size);
  const workouts = SHOWN_MONTHS.flatMap((month) => manyWorkouts(size, YEAR, month));
  pages[`baseline grid ${size}`] = await servePage(grid, workouts);
}
await comparePages({
  runs: 5,
  viewport: { width: 1280, height: 900 },
  pages,
  measure,
  report: (medianOf, runs) => {
    const turn = (peer: string, size: number) => medianOf(`${peer} ${size}`, 'turn');
    const nodes = (size: number) => medianOf(`product ${size}`, 'nodes');
    console.log(`Turning to another month: milliseconds of the main thread, medians of ${runs} runs`);
    const row = (size: number) => ({
      product: Number(turn('product', size).toFixed(1)),
      'baseline grid': Number(turn('baseline grid', size).toFixed(1)),
      'nodes in the product’s grid': nodes(size),
    });
    console.table(Object.fromEntries(SIZES.map((size) => [`${size} workouts a month`, row(size)])));
    const timesBaseline = (size: number) => turn('product', size) / turn('baseline grid', size);
    const timesFewest = turn('product', MOST) / turn('product', FEWEST);
    return [
      ...SIZES.map((size) =>
        checkBound(`${size} workouts, times the baseline grid`, timesBaseline(size), MOST_TIMES_BASELINE),
      ),
      checkBound(`${MOST} workouts, times ${FEWEST}`, timesFewest, MOST_TIMES_FEWEST),
      ...SIZES.map((size) => checkBound(`${size} workouts, nodes in the grid`, nodes(size), MOST_NODES)),
    ];
  },
});
