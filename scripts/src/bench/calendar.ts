/**
 * `pnpm bench:calendar [runs]`: turning to another month beside a plain grid of up to ten thousand workouts,
 * and turning two weeks and the agenda beside the month.
 */
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readUser } from '@formline/shared/contracts/people/users';
import { baselineMonth } from './baseline/month';
import { comparePages } from './harness/comparePages';
import { median } from './harness/figures';
import { manyClients, manyWorkouts } from './harness/largeData';
import { buildPage, servePage, serveProduct } from './harness/sites';

const [FEWEST, MOST] = [100, 10_000];
const SIZES = [FEWEST, 1_000, MOST];

const MOST_TIMES_BASELINE = 2;
const MOST_TIMES_FEWEST = 1.3;
const MOST_NODES = 400;
/** Workouts of a month in the other views; the agenda shows each of them as a row. */
const BUSY = 1_000;
const MOST_TIMES_MONTH = { 'two-weeks': 1.2, agenda: 5 } as const;

const WARM_UP_TURNS = 4;
const TURNS = 14;
const SETTLE_MS = 700;
const GRID = '[role=grid]';
const VIEW = `${GRID} [data-state], ol [data-date]`;
const YEAR = '2027';
const SHOWN_MONTHS = [2, 3, 4, 5];

const turnBy = (way: 'Next' | 'Previous') => `new Promise((resolve) => {
  const heading = document.querySelector('h2');
  const before = heading.textContent;
  const look = () => (heading.textContent === before ? requestAnimationFrame(look) : resolve());
  document.querySelector('[aria-label="${way} month"], [aria-label="${way} two weeks"]').click();
  look();
})`;

const OTHER_VIEWS = ['two-weeks', 'agenda'] as const;

type MonthQuery = Readonly<Record<string, string | undefined>>;

async function serveMonths(): Promise<Record<string, string>> {
  const grid = await buildPage(baselineMonth);
  const pages: Record<string, string> = {};
  const serveView = (size: number, view: string) =>
    serveProduct(`/clients/my-clients/ava/dashboard/calendar?clientId=1&date=${YEAR}-03-10&show=${view}`, [
      [readUser, manyClients(1)[0]],
      [listMonthWorkouts, ({ year = YEAR, month }: MonthQuery) => manyWorkouts(size, year, Number(month))],
    ]);
  for (const view of OTHER_VIEWS) pages[view] = await serveView(BUSY, view);
  for (const size of SIZES) {
    pages[`product ${size}`] = await serveView(size, 'month');
    const workouts = SHOWN_MONTHS.flatMap((month) => manyWorkouts(size, YEAR, month));
    pages[`baseline grid ${size}`] = await servePage(grid, workouts);
  }
  return pages;
}

comparePages({
  runs: 5,
  height: 900,
  pages: serveMonths,
  measure: async (opened) => {
    const { page } = opened;
    await page.locator(VIEW).first().waitFor();
    const turn = (count: number) => page.evaluate(turnBy(count % 2 === 0 ? 'Next' : 'Previous'));
    for (let count = 0; count < WARM_UP_TURNS; count += 1) {
      await turn(count);
      await page.waitForTimeout(SETTLE_MS);
    }
    const costs: number[] = [];
    for (let count = 0; count < TURNS; count += 1) costs.push(await opened.cost(() => turn(count)));
    return { turn: median(costs), nodes: await page.locator(`${GRID} *`).count() };
  },
  aims: [
    ...SIZES.map((size) => ({
      figure: 'turn' as const,
      page: `product ${size}`,
      times: `baseline grid ${size}`,
      most: MOST_TIMES_BASELINE,
    })),
    ...OTHER_VIEWS.map((page) => ({
      figure: 'turn' as const,
      page,
      times: `product ${BUSY}`,
      most: MOST_TIMES_MONTH[page],
    })),
    { figure: 'turn', page: `product ${MOST}`, times: `product ${FEWEST}`, most: MOST_TIMES_FEWEST },
    ...SIZES.map((size) => ({ figure: 'nodes' as const, page: `product ${size}`, most: MOST_NODES })),
  ],
});
