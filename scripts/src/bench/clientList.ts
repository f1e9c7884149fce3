/** `pnpm bench:client-list [runs]`: ten thousand clients beside a baseline virtual list of the same tiles. */
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { baselineClients } from './baseline/lists';
import { comparePages } from './harness/comparePages';
import { manyClients } from './harness/largeData';
import { costsOfList, scrollRows } from './harness/listCosts';
import { serveBaseline, serveProduct } from './harness/sites';

const CLIENTS = 10_000;
const FEWER_CLIENTS = 1_000;
const SCROLL_FRAMES = 50;
const TILES = '[role=grid] [role=gridcell]';

const MOST_TIMES_BASELINE = 1.15;
const MOST_TIMES_FEWER = 1.5;
const MOST_NODES_IN_WINDOW = 150;

const FEWER = `product of ${FEWER_CLIENTS}`;
const costs = ['mount', 'key', 'scroll'] as const;

const serve = (count: number) =>
  serveProduct('/clients/my-clients', [[listTrainerClients, manyClients(count)]]);

comparePages({
  runs: 3,
  turns: 5,
  pages: async () => ({
    product: await serve(CLIENTS),
    'baseline list': await serveBaseline(baselineClients, manyClients(CLIENTS)),
    [FEWER]: await serve(FEWER_CLIENTS),
  }),
  measure: async (opened) => {
    const measured = await costsOfList(opened, { items: TILES, frames: SCROLL_FRAMES });
    const seen = await scrollRows(opened, { frames: SCROLL_FRAMES, isWatched: true });
    return { ...measured, ...seen };
  },
  aims: [
    ...costs.map((figure) => ({ figure, times: 'baseline list', most: MOST_TIMES_BASELINE })),
    ...costs.map((figure) => ({ figure, times: FEWER, most: MOST_TIMES_FEWER })),
    { figure: 'blankFrames', isWorst: true, most: 0 },
    { figure: 'nodesInWindow', most: MOST_NODES_IN_WINDOW },
  ],
});
