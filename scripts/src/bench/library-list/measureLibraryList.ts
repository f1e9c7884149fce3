import type { Page } from '@playwright/test';
import { mainThreadCost, watchMainThread } from '../mainThread';

/** What a list of a library cost. Times are milliseconds of the page's main thread. */
export interface LibraryFigures {
  /** One key of the search. */
  readonly key: number;
  /** One frame of scrolling. */
  readonly scroll: number;
  /** Frames of scrolling in which a part of the list was without its row. */
  readonly blankFrames: number;
  /** Elements of the list in the page at its top, in its middle and at its end. */
  readonly nodesAtTop: number;
  readonly nodesInMiddle: number;
  readonly nodesAtEnd: number;
}

export const SCROLL_FRAMES = 50;
const FRAME_PX = 400;
const SEARCHED = 'press 00';
const KEY_PAUSE_MS = 60;
/** Longer than a list waits before it searches, and than the answer takes. */
const SETTLE_MS = 900;

const LIST = '.library-scroll';

/** Runs in the page: scrolls by one step a frame and calls `look` when the frame is about to be painted. */
const scrollWith = (look: string) => `new Promise((resolve) => {
  const list = document.querySelector('${LIST}');
  list.scrollTop = 0;
  const seen = { blank: 0 };
  const look = ${look};
  let frame = 0;
  const step = () => {
    list.scrollTop += ${FRAME_PX};
    look(seen, list);
    frame += 1;
    requestAnimationFrame(frame < ${SCROLL_FRAMES} ? step : () => resolve(seen));
  };
  requestAnimationFrame(step);
})`;

/** What is to be filled: the part of all rows' box that is in sight. A pixel may be lost to rounding. */
const LOOK = `(seen, list) => {
  const frame = list.getBoundingClientRect();
  const all = list.querySelector('[role=grid]').getBoundingClientRect();
  const rows = [...list.querySelectorAll('[role=row]')].map((row) => row.getBoundingClientRect());
  const inSight = rows.filter(({ bottom, top }) => bottom > frame.top && top < frame.bottom);
  const top = Math.min(...inSight.map(({ top }) => top));
  const bottom = Math.max(...inSight.map(({ bottom }) => bottom));
  if (top > Math.max(frame.top, all.top) + 1 || bottom < Math.min(frame.bottom, all.bottom) - 1) seen.blank += 1;
}`;

async function nodesAt(page: Page, part: number): Promise<number> {
  await page.evaluate(
    `(() => { const list = document.querySelector('${LIST}'); list.scrollTop = ${part} * list.scrollHeight; })()`,
  );
  await page.waitForTimeout(SETTLE_MS);
  return page.locator(`${LIST} *`).count();
}

/** Measures a page on which all rows of a list are loaded, with a search field above. */
export async function measureLibraryList(page: Page): Promise<LibraryFigures> {
  const cdp = await watchMainThread(page);
  const search = page.locator('main input[type=search]');
  await page.locator(`${LIST} [role=row]`).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const [nodesAtTop, nodesInMiddle, nodesAtEnd] = [
    await nodesAt(page, 0),
    await nodesAt(page, 1 / 2),
    await nodesAt(page, 1),
  ];
  const scrolled = await mainThreadCost(page, cdp, () => page.evaluate(scrollWith('() => {}')));
  // A leap back to the top is no scrolling: it is over before frames are looked at.
  await nodesAt(page, 0);
  const { blank } = await page.evaluate<{ blank: number }>(scrollWith(LOOK));
  await search.focus();
  const typed = await mainThreadCost(page, cdp, () => page.keyboard.type(SEARCHED, { delay: KEY_PAUSE_MS }));
  return {
    key: typed / SEARCHED.length,
    scroll: scrolled / SCROLL_FRAMES,
    blankFrames: blank,
    nodesAtTop,
    nodesInMiddle,
    nodesAtEnd,
  };
}
