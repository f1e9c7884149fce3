import type { Page } from '@playwright/test';
import { mainThreadCost, watchMainThread } from '../mainThread';
import { measureSearch, type SearchFigures } from '../measureSearch';

/** What the list cost. Times are milliseconds of the page's main thread. */
export interface ListFigures extends SearchFigures {
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

const SEARCHED = 'frank 00';
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

interface Scrolled {
  readonly blank: number;
  readonly drawn: number;
  readonly inWindow: number;
}

/** Measures a page on which all clients stand, with a search field and a button that clears the search. */
export async function measureList(page: Page): Promise<ListFigures> {
  const cdp = await watchMainThread(page);
  const searched = await measureSearch(page, cdp, { tiles: TILES, text: SEARCHED });
  const scrolled = await mainThreadCost(page, cdp, async () => {
    await page.evaluate(scrollWith('() => {}'));
  });
  const { blank, drawn, inWindow } = await page.evaluate<Scrolled>(scrollWith(LOOK));
  return {
    ...searched,
    scroll: scrolled / SCROLL_FRAMES,
    blankFrames: blank,
    nodesDrawn: drawn,
    nodesInWindow: inWindow,
  };
}
