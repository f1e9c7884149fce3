/**
 * `pnpm bench:federation [runs] [--bytes]`: fails when a ratio to one application exceeds its aim and its noise.
 * `--bytes` compares only bytes, in one run.
 */
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { measureVisits } from './federation/measureVisits';
import { buildOneApplication } from './federation/oneApplication';
import { launchBrowser } from './harness/benchPage';
import { printFigures } from './harness/comparePages';
import { ratioAtMost, ratioOf } from './harness/figures';
import { manyClients, manyGroups } from './harness/largeData';
import { runBench, takeTurns } from './harness/runBench';
import { buildProduct, serveSite } from './harness/sites';
import { printFiles, type Visit } from './harness/slowPage';

type Visits = Awaited<ReturnType<typeof measureVisits>>;
type VisitName = keyof Visits;
type Figure = Exclude<keyof Visit, 'files' | 'requests'>;

const COLD_MOST = 1.05;
const WARM_MOST = 1;

interface Aim {
  readonly ours: VisitName;
  readonly theirs?: VisitName;
  readonly figures: readonly Figure[];
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

const answers = [
  [listTrainerClients, manyClients(24)],
  [listClientGroups, manyGroups(6, 5)],
] as const;

type RunsOf = (site: string) => readonly Visits[];

function printVisits(sites: readonly string[], runsOf: RunsOf): void {
  const [first] = runsOf('federated');
  const visits = first ? Object.keys(first).filter((name): name is VisitName => name in first) : [];
  const all = visits.flatMap((visit) =>
    sites.map((site) => [`${visit}: ${site}`, runsOf(site).map((run) => run[visit])] as const),
  );
  printFigures(
    Object.fromEntries(all.map(([name, runs]) => [name, runs.map(({ files: _files, ...run }) => run)])),
  );
  for (const [name, runs] of all) {
    console.log(`${name}:`);
    printFiles(runs.at(-1)?.files ?? []);
  }
}

runBench({ runs: 7, bytes: false }, async ({ running, number, has }) => {
  const sites = {
    federated: await serveSite(await buildProduct(), answers),
    'one application': await serveSite(await buildOneApplication(), answers),
  };
  const browser = await launchBrowser(running);
  const runs = has('bytes') ? 1 : number('runs');
  const runsOf = await takeTurns(sites, runs, (url) => measureVisits(browser, url));
  printVisits(Object.keys(sites), runsOf);
  const isChecked = (figure: Figure) => !has('bytes') || figure === 'bytes';
  return aims.flatMap(({ ours, theirs = ours, figures, most }) =>
    figures.filter(isChecked).map((figure) => {
      const ratio = ratioOf(
        runsOf('federated').map((run) => run[ours][figure]),
        runsOf('one application').map((run) => run[theirs][figure]),
      );
      return ratioAtMost(`${figure} of ${ours === theirs ? ours : `${ours} / ${theirs}`}`, ratio, most);
    }),
  );
});
