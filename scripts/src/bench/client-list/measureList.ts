import type { Page } from '@playwright/test';
import { mainThreadCost, mainThreadMs, watchMainThread } from '../mainThread';
import { median } from '../median';

/** What the list cost. Times are milliseconds of the page's main thread. */
export interface ListFigures {
  /** The list drawn from nothing, all clients being there. */
  readonly mount: number;
  /** One key of the search. */
  readonly key: number;
  /** What follows once the typing rests: the product writes the search into the address. */
  readonly rest: number;
  /** One frame of scrolling. */
  readonly scroll: number;
  /** Frames of scrolling in which a part of the window was without its row. */
  readonly blankFrames: number;
  /** Elements of the list that were drawn at once, at most. */
  readonly nodesDrawn: number;
  /** Elements of the list inside the window, at most while scrolling. */
  readonly nodesInWindow: number;
}

export const SCROLL_FRAMES = 50;
const FRAME_PX = 400;

/** Drawn once, a list is too quick to be told from what else the browser does. */
const MOUNTS = 7;
const SEARCHED = 'frank 00';
const NOBODY = 'zzzz';
const KEY_PAUSE_MS = 60;
/** Longer than the typing has to rest before the product writes the search into the address. */
const SETTLE_MS = 600;

const TILES = '[role=grid] [role=gridcell]';

/** Runs in the page: scrolls by one step a frame and calls `look` when the frame is about to be painted. */
const scrollWith = (look: string) => `new Promise((resolve) => {
  scrollTo(0, 0);
  const seen = { blank: 0, drawn: 0, inWindow: 0 };
  const look = ${look};
  let frame = 0;
  const step = () => {
    scrollBy(0, ${FRAME_PX});
    look(seen);
    frame += 1;
    requestAnimationFrame(frame < ${SCROLL_FRAMES} ? step : () => resolve(seen));
  };
  requestAnimationFrame(step);
})`;

const LOOK = `(seen) => {
  const rows = [...document.querySelectorAll('[role=grid] [role=row]')].map((row) => [row, row.getBoundingClientRect()]);
  const top = Math.min(...rows.map(([, box]) => box.top));
  const bottom = Math.max(...rows.map(([, box]) => box.bottom));
  if (top > 0 || bottom < innerHeight) seen.blank += 1;
  const count = (list) => list.reduce((sum, [row]) => sum + 1 + row.querySelectorAll('*').length, 0);
  seen.drawn = Math.max(seen.drawn, count(rows));
  seen.inWindow = Math.max(seen.inWindow, count(rows.filter(([, box]) => box.bottom > 0 && box.top < innerHeight)));
}`;

/**
 * Runs in the page: clears the search and waits for what is drawn then. Looked for from outside, by its role, the button
 * would cost more the larger the page around the list is.
 */
const CLEAR = `new Promise((resolve) => {
  const buttons = [...document.querySelectorAll('main button')];
  buttons.findLast(({ textContent }) => textContent === 'Clear search').click();
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})`;

interface Scrolled {
  readonly blank: number;
  readonly drawn: number;
  readonly inWindow: number;
}

/** Measures a page on which all clients stand, with a search field and a button that clears the search. */
export async function measureList(page: Page): Promise<ListFigures> {
  const cdp = await watchMainThread(page);
  const search = page.locator('input[type=search]');
  const tiles = page.locator(TILES);
  await tiles.first().waitFor();
  await page.waitForTimeout(SETTLE_MS);

  const mounts: number[] = [];
  for (let round = 0; round < MOUNTS; round += 1) {
    await search.fill(NOBODY);
    await tiles.first().waitFor({ state: 'detached' });
    await page.waitForTimeout(SETTLE_MS);
    mounts.push(await mainThreadCost(page, cdp, () => page.evaluate(CLEAR)));
    await tiles.first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
  }

  await search.focus();
  const typed = await mainThreadCost(page, cdp, () => page.keyboard.type(SEARCHED, { delay: KEY_PAUSE_MS }));
  const typedAt = await mainThreadMs(cdp);
  await page.waitForTimeout(SETTLE_MS);
  const rest = (await mainThreadMs(cdp)) - typedAt;
  await search.fill('');
  await page.waitForTimeout(SETTLE_MS);

  const scrolled = await mainThreadCost(page, cdp, async () => {
    await page.evaluate(scrollWith('() => {}'));
  });
  const { blank, drawn, inWindow } = await page.evaluate<Scrolled>(scrollWith(LOOK));
  return {
    mount: median(mounts),
    key: typed / SEARCHED.length,
    rest,
    scroll: scrolled / SCROLL_FRAMES,
    blankFrames: blank,
    nodesDrawn: drawn,
    nodesInWindow: inWindow,
  };
}
