/** `pnpm bench:calendar [runs]`: turning to another month beside a plain grid of up to ten thousand workouts. */
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

type MonthQuery = Readonly<Record<string, string | undefined>>;

async function serveMonths(): Promise<Record<string, string>> {
  const grid = await buildPage(baselineMonth);
  const pages: Record<string, string> = {};
  for (const size of SIZES) {
    pages[`product ${size}`] = await serveProduct(
      `/clients/my-clients/ava/dashboard/calendar?clientId=1&date=${YEAR}-03-10`,
      [
        [readUser, manyClients(1)[0]],
        [listMonthWorkouts, ({ year = YEAR, month }: MonthQuery) => manyWorkouts(size, year, Number(month))],
      ],
    );
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
    await page.locator(`${GRID} [data-state]`).first().waitFor();
    const turn = (count: number) => page.evaluate(turnBy(count % 2 === 0 ? 'Next month' : 'Previous month'));
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
    { figure: 'turn', page: `product ${MOST}`, times: `product ${FEWEST}`, most: MOST_TIMES_FEWEST },
    ...SIZES.map((size) => ({ figure: 'nodes' as const, page: `product ${size}`, most: MOST_NODES })),
  ],
});
