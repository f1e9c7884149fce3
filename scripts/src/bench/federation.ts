/**
 * `pnpm bench:federation [runs] [--bytes]`: fails when a ratio to one application exceeds its aim and its noise.
 * `--bytes` compares only bytes, in one run.
 */
import { parseArgs } from 'node:util';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { buildStale } from '@formline/tooling/build';
import { measureVisits } from './federation/measureVisits';
import { buildOneApplication } from './federation/oneApplication';
import { benchInBrowser } from './harness/browserBench';
import { isWithin, median, ratioOf } from './harness/figures';
import { manyClients, manyGroups } from './harness/largeData';
import { serveSite } from './harness/servedSite';
import { printFiles } from './harness/slowPage';

type Visits = Awaited<ReturnType<typeof measureVisits>>;
type VisitName = keyof Visits;
const figureNames = ['bytes', 'requests', 'mainThread', 'heading', 'lcp'] as const;
type FigureName = (typeof figureNames)[number];

const SITES = ['federated', 'one application'];
const COLD_MOST = 1.05;
const WARM_MOST = 1;

interface Aim {
  readonly ours: VisitName;
  readonly theirs?: VisitName;
  readonly figures: readonly FigureName[];
  readonly most: number;
}

const aims: readonly Aim[] = [
  { ours: 'sign-in page, cold', figures: ['bytes', 'mainThread', 'heading', 'lcp'], most: COLD_MOST },
  // Prefetching follows after the page is shown; its bytes belong to other pages.
  { ours: 'client list, cold', figures: ['heading', 'lcp'], most: COLD_MOST },
  {
    ours: 'client list, cold, saving data',
    figures: ['bytes', 'mainThread', 'heading', 'lcp'],
    most: COLD_MOST,
  },
  {
    ours: 'groups by a click, prefetched',
    theirs: 'groups by a click, lazy',
    figures: ['heading'],
    most: WARM_MOST,
  },
  { ours: 'switch to and fro, warm', figures: ['mainThread', 'heading'], most: WARM_MOST },
];

type RunsOf = (site: string) => readonly Visits[];

function printVisits(visits: readonly VisitName[], runsOf: RunsOf): void {
  console.log('medians (minima)');
  const rows = visits.flatMap((visit) =>
    SITES.map((site) => {
      const of = (figure: FigureName) => {
        const values = runsOf(site).map((run) => run[visit][figure]);
        return `${Math.round(median(values))} (${Math.round(Math.min(...values))})`;
      };
      return {
        visit,
        site,
        bytes: of('bytes'),
        requests: of('requests'),
        'main thread ms': of('mainThread'),
        'heading ms': of('heading'),
        'LCP ms': of('lcp'),
      };
    }),
  );
  console.table(rows);
  for (const visit of visits) {
    for (const site of SITES) {
      console.log(`${site}, ${visit}:`);
      printFiles(runsOf(site).at(-1)?.[visit].files ?? []);
    }
  }
}

function checkAims(checked: readonly FigureName[], runsOf: RunsOf): boolean[] {
  console.log('federated / one application: the median of the ratios run by run, ± twice its standard error');
  return aims.flatMap(({ ours, theirs = ours, figures, most }) =>
    figures
      .filter((figure) => checked.includes(figure))
      .map((figure) => {
        const ratio = ratioOf(
          runsOf('federated').map((run) => run[ours][figure]),
          runsOf('one application').map((run) => run[theirs][figure]),
        );
        const verdict = ratio.value <= most ? 'met    ' : isWithin(ratio, most) ? 'noise  ' : 'MISSED ';
        const visits = ours === theirs ? ours : `${ours} / ${theirs}`;
        console.log(
          `${verdict}${figure} of ${visits}: ${ratio.value.toFixed(3)} ± ${ratio.noise.toFixed(3)} (by minimum ${ratio.byMinimum.toFixed(3)}), at most ${most}`,
        );
        return isWithin(ratio, most);
      }),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bytes: { type: 'boolean', default: false } },
});
const runs = values.bytes ? 1 : Number(positionals[0] ?? 7);
const answers = [
  [listTrainerClients, manyClients(24)],
  [listClientGroups, manyGroups(6, 5)],
] as const;
const { siteDir } = await buildStale({ onProgress: console.log });
const sites = {
  federated: await serveSite(siteDir, answers),
  'one application': await serveSite(await buildOneApplication(), answers),
};
await benchInBrowser({ runs }, async ({ browser, takeTurns }) => {
  const runsOf = await takeTurns(sites, (url) => measureVisits(browser, url));
  const [visits] = runsOf('federated').map((run): VisitName[] => [
    ...Object.keys(run).filter((name): name is VisitName => name in run),
  ]);
  printVisits(visits ?? [], runsOf);
  return checkAims(values.bytes ? ['bytes'] : figureNames, runsOf);
});
