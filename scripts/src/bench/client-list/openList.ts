import type { Browser, Page } from '@playwright/test';
import { benchSession } from '../benchSession';
import { mainThreadCost, watchMainThread } from '../mainThread';
import { costOfKeys, costOfMount } from '../measureSearch';

/** What is measured of a list, each in a turn of its own. */
export const costs = ['mount', 'key', 'scroll'] as const;

export type Cost = (typeof costs)[number];

/** What is seen of a list while it scrolls. */
export interface Seen {
  /** Frames of scrolling in which a part of the window was without its row. */
  readonly blankFrames: number;
  /** Elements of the list that were drawn at once, at most. */
  readonly nodesDrawn: number;
  /** Elements of the list inside the window, at most. */
  readonly nodesInWindow: number;
}

/** A page on which all clients stand, with a search field and a button that clears the search. */
export interface OpenList {
  /**
   * Milliseconds of the page's main thread: the list drawn from nothing, one key of the search, one frame of scrolling. The
   * list stands whole before and after.
   */
  readonly measure: Readonly<Record<Cost, () => Promise<number>>>;
  /** Scrolls once more, and looks: that costs time of its own. */
  readonly look: () => Promise<Seen>;
  readonly close: () => Promise<void>;
}

export const SCROLL_FRAMES = 50;
const FRAME_PX = 400;

const SEARCHED = 'frank 00';
const TILES = '[role=grid] [role=gridcell]';

const VIEWPORT = { width: 1280, height: 800 };

/** Runs in the page: scrolls by one step a frame and calls `look` when the frame is about to be painted. */
const scrollWith = (look: string) => `new Promise((resolve) => {
  scrollTo(0, 0);
  const seen = { blankFrames: 0, nodesDrawn: 0, nodesInWindow: 0 };
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
  if (top > 0 || bottom < innerHeight) seen.blankFrames += 1;
  const count = (list) => list.reduce((sum, [row]) => sum + 1 + row.querySelectorAll('*').length, 0);
  seen.nodesDrawn = Math.max(seen.nodesDrawn, count(rows));
  seen.nodesInWindow = Math.max(seen.nodesInWindow, count(rows.filter(([, box]) => box.bottom > 0 && box.top < innerHeight)));
}`;

const scroll = (page: Page, look = '() => {}') => page.evaluate<Seen>(scrollWith(look));

/** Opens a list in a window of its own and waits for its clients. */
export async function openList(browser: Browser, url: string): Promise<OpenList> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(TILES).first().waitFor();
  const cdp = await watchMainThread(page);
  return {
    measure: {
      mount: () => costOfMount(page, cdp, TILES),
      key: async () => (await costOfKeys(page, cdp, SEARCHED)).key,
      scroll: async () => (await mainThreadCost(page, cdp, () => scroll(page))) / SCROLL_FRAMES,
    },
    look: () => scroll(page, LOOK),
    close: () => context.close(),
  };
}
