/** `pnpm bench:group-list [runs]`: two hundred groups of a hundred members beside a plain list of the same cards. */
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { baselineGroups } from './baseline/lists';
import { comparePages } from './harness/comparePages';
import { manyGroups } from './harness/largeData';
import { costsOfList } from './harness/listCosts';
import { serveBaseline, serveProduct } from './harness/sites';

const GROUPS = 200;
const MEMBERS = 100;
const SCROLL_FRAMES = 30;
const CARDS = 'main li:has(> div > h2)';

const MOST_TIMES_BASELINE = 1.5;
const MOST_FRAME_MS = 16;
const MOST_NODES_A_GROUP = 20;

const costs = ['mount', 'key', 'scroll'] as const;
const groups = manyGroups(GROUPS, MEMBERS);

comparePages({
  runs: 5,
  pages: async () => ({
    product: await serveProduct('/groups/my-groups', [[listClientGroups, groups]]),
    'baseline list': await serveBaseline(baselineGroups, groups),
  }),
  measure: async (opened) => {
    const measured = await costsOfList(opened, { items: CARDS, frames: SCROLL_FRAMES });
    const nodes = await opened.page.locator(`${CARDS}, ${CARDS} *`).count();
    return { ...measured, nodes };
  },
  aims: [
    ...costs.map((figure) => ({ figure, times: 'baseline list', most: MOST_TIMES_BASELINE })),
    { figure: 'scroll', unit: 'ms', most: MOST_FRAME_MS },
    { figure: 'nodes', most: GROUPS * MOST_NODES_A_GROUP },
  ],
});
