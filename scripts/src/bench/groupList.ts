/** `pnpm bench:group-list [runs]`: two hundred groups of a hundred members beside a plain list of the same cards. */
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { baselineGroups } from './baseline/lists';
import { comparePages } from './harness/comparePages';
import { atMost } from './harness/figures';
import { manyGroups } from './harness/largeData';
import { costOfKeys, costOfMount, scrollRows } from './harness/listCosts';
import { buildPage, servePage, serveProduct } from './harness/sites';

const GROUPS = 200;
const MEMBERS = 100;
const SCROLL_FRAMES = 30;
const CARDS = 'main li:has(> div > h2)';

const MOST_TIMES_BASELINE = 1.5;
const MOST_FRAME_MS = 16;
const MOST_NODES_A_GROUP = 20;

const COUNT = `(() => {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const cards = [...document.querySelectorAll('${CARDS}')];
  const count = (list) => list.reduce((sum, card) => sum + 1 + card.querySelectorAll('*').length, 0);
  const isInWindow = (box) => box.bottom > 0 && box.top < innerHeight;
  const inWindow = cards.filter((card) => isInWindow(card.getBoundingClientRect()));
  return { nodes: count(cards), nodesInWindow: count(inWindow) };
})()`;

const groups = manyGroups(GROUPS, MEMBERS);

comparePages({
  runs: 5,
  pages: async () => ({
    product: await serveProduct('/groups/my-groups', [[listClientGroups, groups]]),
    'baseline list': await servePage(await buildPage(baselineGroups), groups),
  }),
  measure: async (opened) => {
    await opened.page.locator(CARDS).first().waitFor();
    const mount = await costOfMount(opened, CARDS);
    const { key, rest } = await costOfKeys(opened, 'frank 00');
    const scrolled = await opened.cost(() => scrollRows(opened, { frames: SCROLL_FRAMES }));
    const counted = await opened.page.evaluate<{ nodes: number; nodesInWindow: number }>(COUNT);
    return { mount, key, scroll: scrolled / SCROLL_FRAMES, address: rest, ...counted };
  },
  verdicts: (figures) => [
    ...(['mount', 'key', 'scroll'] as const).map((cost) =>
      atMost(`${cost}, times the baseline list`, figures.times(cost, 'baseline list'), MOST_TIMES_BASELINE),
    ),
    atMost('milliseconds of a frame of scrolling', figures.of('product', 'scroll'), MOST_FRAME_MS),
    atMost('elements of a group', figures.of('product', 'nodes') / GROUPS, MOST_NODES_A_GROUP),
  ],
});
