import type { Page } from '@playwright/test';
import { mainThreadCost, watchMainThread } from '../mainThread';
import { median } from '../median';

/** What a month view cost. */
export interface CalendarFigures {
  /** Turning to another month whose workouts are known, in milliseconds of the page's main thread. */
  readonly turn: number;
  /** Elements in the grid. */
  readonly nodes: number;
}

/** March and April in turn, which are both loaded by then. */
const WARM_UP_TURNS = 4;
const TURNS = 14;
const SETTLE_MS = 700;

const GRID = '[role=grid]';

/** Runs in the page: presses a button and waits until the heading says another month. */
const turnBy = (button: string) => `new Promise((resolve) => {
  const heading = document.querySelector('h2');
  const before = heading.textContent;
  const look = () => (heading.textContent === before ? requestAnimationFrame(look) : resolve());
  document.querySelector('[aria-label="${button}"]').click();
  look();
})`;

/** Measures a page with a month of which the workouts are loaded, and buttons to the months before and after. */
export async function measureCalendar(page: Page): Promise<CalendarFigures> {
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
