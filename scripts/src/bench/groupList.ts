/** `pnpm bench:group-list [runs]`: two hundred groups of a hundred members beside a plain list of the same cards. */
import type { Page } from '@playwright/test';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { baselineGroups } from './baseline/baselineGroups';
import { comparePages } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { checkBound } from './harness/figures';
import { manyGroups } from './harness/largeData';
import { mainThreadCost, watchMainThread } from './harness/mainThread';
import { scrollRows } from './harness/scrollRows';
import { costOfKeys, costOfMount } from './harness/searchCosts';
import { servePage, serveProduct } from './harness/servedSite';

const GROUPS = 200;
const MEMBERS = 100;
const SCROLL_FRAMES = 30;
const CARDS = 'main li:has(> div > h2)';

const MOST_TIMES_BASELINE = 1.5;
const MOST_FRAME_MS = 16;
const MOST_NODES_A_GROUP = 20;

const costs = ['mount', 'key', 'scroll'] as const;
const pages = ['product', 'baseline list'];

const COUNT = `(() => {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const cards = [...document.querySelectorAll('${CARDS}')];
  const count = (list) => list.reduce((sum, card) => sum + 1 + card.querySelectorAll('*').length, 0);
  const isInWindow = (box) => box.bottom > 0 && box.top < innerHeight;
  const inWindow = cards.filter((card) => isInWindow(card.getBoundingClientRect()));
  return { nodes: count(cards), nodesInWindow: count(inWindow) };
})()`;

async function measure(page: Page) {
  const cdp = await watchMainThread(page);
  await page.locator(CARDS).first().waitFor();
  const mount = await costOfMount(page, cdp, CARDS);
  const { key, rest } = await costOfKeys(page, cdp, 'frank 00');
  const scrolled = await mainThreadCost(page, cdp, () => scrollRows(page, { frames: SCROLL_FRAMES }));
  const counted = await page.evaluate<{ nodes: number; nodesInWindow: number }>(COUNT);
  return { mount, key, rest, scroll: scrolled / SCROLL_FRAMES, ...counted };
}

const groups = manyGroups(GROUPS, MEMBERS);
await comparePages({
  runs: 5,
  pages: {
    product: await serveProduct('/groups/my-groups', [[listClientGroups, groups]]),
    'baseline list': await servePage(await buildPage(baselineGroups), groups),
  },
  measure,
  report: (medianOf) => {
    console.table(
      pages.map((page) => ({
        page,
        ...Object.fromEntries(costs.map((cost) => [`${cost} ms`, medianOf(page, cost).toFixed(1)])),
        'address ms': medianOf(page, 'rest').toFixed(1),
        nodes: medianOf(page, 'nodes'),
        'nodes in the window': medianOf(page, 'nodesInWindow'),
      })),
    );
    const times = (cost: (typeof costs)[number]) =>
      medianOf('product', cost) / medianOf('baseline list', cost);
    return [
      ...costs.map((cost) =>
        checkBound(`${cost}, times the baseline list`, times(cost), MOST_TIMES_BASELINE),
      ),
      checkBound('milliseconds of a frame of scrolling', medianOf('product', 'scroll'), MOST_FRAME_MS),
      checkBound('elements of a group', medianOf('product', 'nodes') / GROUPS, MOST_NODES_A_GROUP),
    ];
  },
});
