/** `pnpm bench:library-list [runs]`: ten thousand exercises beside a plain TanStack Virtual list. */
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { baselineExercises } from './baseline/lists';
import { comparePages } from './harness/comparePages';
import { manyExercises } from './harness/largeData';
import { scrollRows } from './harness/listCosts';
import { serveBaseline, serveProduct } from './harness/sites';

const EXERCISES = 10_000;
const FEWER_EXERCISES = 100;
const SCROLL_FRAMES = 50;
const SEARCHED = 'press 00';
const KEY_PAUSE_MS = 60;
/** Longer than the delay of a search and its answer. */
const SETTLE_MS = 900;
const LIST = 'main :has(> [role=grid])';

const MOST_TIMES_BASELINE = 1.15;
/** Room for the focused row and the list's foot. */
const MOST_TIMES_FEWER_NODES = 1.1;

const FEWER = `product of ${FEWER_EXERCISES}`;
const nodes = ['nodesAtTop', 'nodesInMiddle', 'nodesAtEnd'] as const;

const serve = (count: number) =>
  serveProduct(`/libraries/exercises/${PRODUCT_SLUG}-exercises`, [
    [findExercises, { exercises: manyExercises(count), nextPage: null }],
  ]);

comparePages({
  runs: 5,
  pages: async () => ({
    product: await serve(EXERCISES),
    'baseline list': await serveBaseline(baselineExercises, manyExercises(EXERCISES)),
    [FEWER]: await serve(FEWER_EXERCISES),
  }),
  measure: async (opened) => {
    const { page } = opened;
    const nodesAt = async (part: number) => {
      await page.locator(LIST).evaluate((list, at) => (list.scrollTop = at * list.scrollHeight), part);
      await page.waitForTimeout(SETTLE_MS);
      return page.locator(`${LIST} *`).count();
    };
    await page.locator(`${LIST} [role=row]`).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const nodesAtTop = await nodesAt(0);
    const nodesInMiddle = await nodesAt(1 / 2);
    const nodesAtEnd = await nodesAt(1);
    const list = { frames: SCROLL_FRAMES, list: LIST };
    const scrolled = await opened.cost(() => scrollRows(opened, list));
    // Jumps to the top before frames are measured.
    await nodesAt(0);
    const { blankFrames } = await scrollRows(opened, { ...list, isWatched: true });
    await page.locator('main input[type=search]').focus();
    const typed = await opened.cost(() => page.keyboard.type(SEARCHED, { delay: KEY_PAUSE_MS }));
    const figures = { key: typed / SEARCHED.length, scroll: scrolled / SCROLL_FRAMES, blankFrames };
    return { ...figures, nodesAtTop, nodesInMiddle, nodesAtEnd };
  },
  aims: [
    { figure: 'key', times: 'baseline list', most: MOST_TIMES_BASELINE },
    { figure: 'scroll', times: 'baseline list', most: MOST_TIMES_BASELINE },
    { figure: 'blankFrames', isWorst: true, most: 0 },
    ...nodes.map((figure) => ({ figure, times: FEWER, most: MOST_TIMES_FEWER_NODES })),
  ],
});
