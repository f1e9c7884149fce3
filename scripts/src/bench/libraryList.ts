/** `pnpm bench:library-list [runs]`: ten thousand exercises beside a plain TanStack Virtual list. */
import type { Page } from '@playwright/test';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { baselineExercises } from './baseline/baselineExercises';
import { comparePages } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { checkBound } from './harness/figures';
import { manyExercises } from './harness/largeData';
import { mainThreadCost, watchMainThread } from './harness/mainThread';
import { scrollRows } from './harness/scrollRows';
import { servePage, serveProduct } from './harness/servedSite';

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

const costs = ['key', 'scroll'] as const;
const heights = ['nodesAtTop', 'nodesInMiddle', 'nodesAtEnd'] as const;
const pages = ['product', 'baseline list', 'product, fewer'];

async function nodesAt(page: Page, part: number): Promise<number> {
  await page.evaluate(
    `{ const list = document.querySelector('${LIST}'); list.scrollTop = ${part} * list.scrollHeight; }`,
  );
  await page.waitForTimeout(SETTLE_MS);
  return page.locator(`${LIST} *`).count();
}

async function measure(page: Page) {
  const cdp = await watchMainThread(page);
  await page.locator(`${LIST} [role=row]`).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const nodesAtTop = await nodesAt(page, 0);
  const nodesInMiddle = await nodesAt(page, 1 / 2);
  const nodesAtEnd = await nodesAt(page, 1);
  const list = { frames: SCROLL_FRAMES, list: LIST };
  const scrolled = await mainThreadCost(page, cdp, () => scrollRows(page, list));
  // Jumps to the top before frames are measured.
  await nodesAt(page, 0);
  const { blankFrames } = await scrollRows(page, { ...list, isWatched: true });
  await page.locator('main input[type=search]').focus();
  const typed = await mainThreadCost(page, cdp, () => page.keyboard.type(SEARCHED, { delay: KEY_PAUSE_MS }));
  const figures = { key: typed / SEARCHED.length, scroll: scrolled / SCROLL_FRAMES, blankFrames };
  return { ...figures, nodesAtTop, nodesInMiddle, nodesAtEnd };
}

const serve = (count: number) =>
  serveProduct(`/libraries/exercises/${PRODUCT_SLUG}-exercises`, [
    [findExercises, { exercises: manyExercises(count), nextPage: null }],
  ]);

await comparePages({
  runs: 5,
  pages: {
    product: await serve(EXERCISES),
    'baseline list': await servePage(await buildPage(baselineExercises), manyExercises(EXERCISES)),
    'product, fewer': await serve(FEWER_EXERCISES),
  },
  measure,
  report: (medianOf) => {
    console.table(
      pages.map((page) => ({
        page,
        'key ms': medianOf(page, 'key').toFixed(1),
        'scroll ms': medianOf(page, 'scroll').toFixed(1),
        [`blank of ${SCROLL_FRAMES} frames`]: medianOf(page, 'blankFrames'),
        'nodes at the top': medianOf(page, 'nodesAtTop'),
        'in the middle': medianOf(page, 'nodesInMiddle'),
        'at the end': medianOf(page, 'nodesAtEnd'),
      })),
    );
    const times = (figure: (typeof costs | typeof heights)[number], other: string) =>
      medianOf('product', figure) / medianOf(other, figure);
    return [
      ...costs.map((cost) =>
        checkBound(`${cost}, times the baseline list`, times(cost, 'baseline list'), MOST_TIMES_BASELINE),
      ),
      checkBound('frames with a blank part', medianOf('product', 'blankFrames'), 0),
      ...heights.map((nodes) =>
        checkBound(
          `${nodes}, times those of ${FEWER_EXERCISES}`,
          times(nodes, 'product, fewer'),
          MOST_TIMES_FEWER_NODES,
        ),
      ),
    ];
  },
});
