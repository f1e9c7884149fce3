import type { CDPSession, Page } from '@playwright/test';

/** What moving one row cost. Times are milliseconds of the page's main thread. */
export interface SortableFigures {
  /** From the press to the first move. */
  readonly start: number;
  /** One move of the pointer. */
  readonly move: number;
  /** Letting go, until the new order is drawn. */
  readonly drop: number;
}

/** The pointer goes to and fro over so many places. */
const MOVES = 120;
const POSITIONS = 10;
/** The row that is moved, and the place the last move is over, counted from 1. */
const MOVED_ROW = 3;
const FIRST_POSITION = 5;

const MOVE_PAUSE_MS = 10;
const SETTLE_MS = 500;

async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves one row of a list with the mouse, and makes sure that it came where it was led. */
export async function measureSortable(page: Page): Promise<SortableFigures> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = page.locator('ul[aria-label=Rows] > li');
  await rows.first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const cost = async (act: () => Promise<void>) => {
    const before = await mainThreadMs(cdp);
    await act();
    return (await mainThreadMs(cdp)) - before;
  };

  const grip = await pointOf(page, `[aria-label="Reorder Exercise ${MOVED_ROW}"]`);
  const row = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_POSITION})`);
  const next = await pointOf(page, `ul[aria-label=Rows] > li:nth-child(${FIRST_POSITION + 1})`);
  const height = next.y - row.y;
  await page.mouse.move(grip.x, grip.y);
  const start = await cost(async () => {
    await page.mouse.down();
    await page.mouse.move(grip.x + 4, grip.y + 4, { steps: 2 });
    await page.waitForTimeout(SETTLE_MS);
  });
  const moves = await cost(async () => {
    for (let move = 0; move < MOVES; move += 1) {
      const round = move % (2 * POSITIONS);
      const position = round < POSITIONS ? round : 2 * POSITIONS - 1 - round;
      await page.mouse.move(row.x + (move % 3), row.y + position * height + height / 4);
      await page.waitForTimeout(MOVE_PAUSE_MS);
    }
  });
  const drop = await cost(async () => {
    await page.mouse.up();
    await page.waitForTimeout(SETTLE_MS);
  });
  const last = (MOVES - 1) % (2 * POSITIONS);
  const reached = FIRST_POSITION + (last < POSITIONS ? last : 2 * POSITIONS - 1 - last);
  const name = await rows.nth(reached - 1).textContent();
  if (name !== `Exercise ${MOVED_ROW}`) throw new Error(`${name} stands where the row was dropped`);
  return { start, move: moves / MOVES, drop };
}
