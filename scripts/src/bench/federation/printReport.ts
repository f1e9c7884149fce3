import { median } from '../median';
import { kibOf } from '../measureLoad';
import type { Visit, VisitFigures, VisitName } from './measureVisits';
import { visitNames } from './measureVisits';
import { isWithin, type Ratio, ratioOf } from './ratio';

type Runs = readonly Readonly<Record<VisitName, Visit>>[];

/** Everything that is told of a visit. */
export const figureNames = [
  'bytes',
  'requests',
  'mainThread',
  'heading',
  'lcp',
] as const satisfies readonly (keyof VisitFigures)[];
type FigureName = (typeof figureNames)[number];

const COLD_MOST = 1.05;
const WARM_MOST = 1;

interface Aim {
  readonly ours: VisitName;
  readonly theirs: VisitName;
  readonly figures: readonly FigureName[];
  readonly most: number;
}

const cold = (visit: VisitName, figures: readonly FigureName[]): Aim => ({
  ours: visit,
  theirs: visit,
  figures,
  most: COLD_MOST,
});

const aims: readonly Aim[] = [
  cold('sign-in page, cold', ['bytes', 'mainThread', 'heading', 'lcp']),
  // What is fetched ahead comes after the page stands; its bytes are those of the pages it is fetched for.
  cold('client list, cold', ['heading', 'lcp']),
  cold('client list, cold, saving data', ['bytes', 'mainThread', 'heading', 'lcp']),
  {
    ours: 'groups by a click, prefetched',
    theirs: 'groups by a click, lazy',
    figures: ['heading'],
    most: WARM_MOST,
  },
  {
    ours: 'switch to and fro, warm',
    theirs: 'switch to and fro, warm',
    figures: ['mainThread', 'heading'],
    most: WARM_MOST,
  },
];

const column = (runs: Runs, visit: VisitName, figure: FigureName) =>
  runs.map((run) => run[visit][figure] ?? 0);

const medianAndLeast = (values: readonly number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))})`;

function rowsOf(visit: VisitName, sites: Readonly<Record<string, Runs>>) {
  return Object.entries(sites).map(([site, runs]) => {
    const of = (figure: FigureName) => medianAndLeast(column(runs, visit, figure));
    return {
      visit,
      site,
      bytes: of('bytes'),
      requests: of('requests'),
      'main thread ms': of('mainThread'),
      'heading ms': of('heading'),
      'LCP ms': of('lcp'),
    };
  });
}

const ratioText = ({ value, byMinimum, noise }: Ratio) =>
  `${value.toFixed(3)} ± ${noise.toFixed(3)} (by minimum ${byMinimum.toFixed(3)})`;

function checkRatio(what: string, ratio: Ratio, most: number): boolean {
  const isMet = ratio.value <= most;
  const verdict = isMet ? 'met    ' : isWithin(ratio, most) ? 'noise  ' : 'MISSED ';
  console.log(`${verdict}${what}: ${ratioText(ratio)}, at most ${most}`);
  return isWithin(ratio, most);
}

/** The files of a visit, so that a ratio can be explained. */
function printFiles(site: string, runs: Runs, visit: VisitName): void {
  console.log(`${site}, ${visit}:`);
  for (const file of runs.at(-1)?.[visit].files ?? []) {
    console.log(`${kibOf([file]).toFixed(1).padStart(7)} KiB  ${file.path}`);
  }
}

/** Prints all figures, medians with minima, the files and the ratios of those to judge; true when each is within its aim. */
export function printReport(federated: Runs, oneApplication: Runs, checked: readonly FigureName[]): boolean {
  const sites = { federated, 'one application': oneApplication };
  console.log('medians (minima)');
  console.table(visitNames.flatMap((visit) => rowsOf(visit, sites)));
  for (const visit of visitNames) {
    for (const [site, runs] of Object.entries(sites)) printFiles(site, runs, visit);
  }
  console.log('federated / one application: the median of the ratios run by run, ± twice its standard error');
  const verdicts = aims.flatMap(({ ours, theirs, figures, most }) =>
    figures
      .filter((figure) => checked.includes(figure))
      .map((figure) =>
        checkRatio(
          `${figure} of ${ours === theirs ? ours : `${ours} / ${theirs}`}`,
          ratioOf(column(federated, ours, figure), column(oneApplication, theirs, figure)),
          most,
        ),
      ),
  );
  return verdicts.every(Boolean);
}
