import type { Page } from '@playwright/test';
import { mainThreadCost, watchMainThread } from '../mainThread';
import { measureSearch, type SearchFigures } from '../measureSearch';

/** What the list of groups cost. Times are milliseconds of the page's main thread. */
export interface GroupFigures extends SearchFigures {
  /** One frame of scrolling. */
  readonly scroll: number;
  /** Elements of the whole list. */
  readonly nodes: number;
  /** Elements of the cards inside the window, halfway down. */
  readonly nodesInWindow: number;
}

const SCROLL_FRAMES = 30;
const FRAME_PX = 400;
const SEARCHED = 'frank 00';
const CARDS = '.group-grid > .group-card';

/** Runs in the page: scrolls by one step a frame from the top. */
const SCROLL = `new Promise((resolve) => {
  scrollTo(0, 0);
  let frame = 0;
  const step = () => {
    scrollBy(0, ${FRAME_PX});
    frame += 1;
    requestAnimationFrame(frame < ${SCROLL_FRAMES} ? step : resolve);
  };
  requestAnimationFrame(step);
})`;

interface Counted {
  readonly nodes: number;
  readonly nodesInWindow: number;
}

/** Runs in the page: counts what the list is made of. */
const COUNT = `(() => {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const cards = [...document.querySelectorAll('${CARDS}')];
  const count = (list) => list.reduce((sum, card) => sum + 1 + card.querySelectorAll('*').length, 0);
  const isInWindow = (box) => box.bottom > 0 && box.top < innerHeight;
  return {
    nodes: count(cards),
    nodesInWindow: count(cards.filter((card) => isInWindow(card.getBoundingClientRect()))),
  };
})()`;

/** Measures a page on which all groups stand. */
export async function measureGroups(page: Page): Promise<GroupFigures> {
  const cdp = await watchMainThread(page);
  const searched = await measureSearch(page, cdp, { tiles: CARDS, text: SEARCHED });
  const scrolled = await mainThreadCost(page, cdp, () => page.evaluate(SCROLL));
  const counted = await page.evaluate<Counted>(COUNT);
  return { ...searched, scroll: scrolled / SCROLL_FRAMES, ...counted };
}
