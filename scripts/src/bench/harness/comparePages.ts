import { atMost, median, medianAndLeast, ratioOf, type Verdict } from './figures';
import { type BenchPage, launchBrowser, openPage, signedInAt } from './benchPage';
import { runBench, takeTurns } from './runBench';

/** Of the median of the runs, or of the worst run. */
interface Aim<Figure extends string> {
  readonly figure: Figure;
  /** Default: `product`. */
  readonly page?: string;
  /** The figure counts as a multiple of this page's, compared run by run. */
  readonly times?: string;
  readonly isWorst?: boolean;
  readonly unit?: 'ms';
  readonly most: number;
}

interface Comparison<Figure extends string> {
  readonly runs: number;
  /** Measurements of a page in a run: the first ones of a new page, the last ones of a page long in use. */
  readonly turns?: number;
  readonly height?: number;
  readonly pages: () => Promise<Readonly<Record<string, string>>>;
  readonly measure: (opened: BenchPage, name: string) => Promise<Readonly<Record<Figure, number>>>;
  readonly aims: readonly Aim<NoInfer<Figure>>[];
  readonly verdicts?: (valuesOf: ValuesOf<NoInfer<Figure>>) => readonly Verdict[];
}

/** A value for each run. */
type ValuesOf<Figure extends string> = (page: string, figure: Figure) => readonly number[];

function verdictOf<Figure extends string>(aim: Aim<Figure>, valuesOf: ValuesOf<Figure>): Verdict {
  const { figure, page = 'product', times, isWorst = false, unit, most } = aim;
  const values = valuesOf(page, figure);
  const name = page === 'product' ? figure : `${figure} of ${page}`;
  if (times !== undefined)
    return atMost(`${name}, times ${times}`, ratioOf(values, valuesOf(times, figure)).value, most);
  const value = isWorst ? Math.max(...values) : median(values);
  return atMost(unit ? `${name}, ${unit}` : name, value, most);
}

/** Measures pages in turns, prints their medians and minima and checks the aims: `[runs]`. */
export const comparePages = <Figure extends string>(comparison: Comparison<Figure>): void =>
  runBench({ runs: comparison.runs }, async ({ running, number }) => {
    const { turns = 1, height = 800, measure, aims, verdicts } = comparison;
    const pages = await comparison.pages();
    const browser = await launchBrowser(running);
    const opened = new Map<string, BenchPage>();
    const open = async (url: string) => {
      const one = await openPage(browser, {
        viewport: { width: 1280, height },
        storageState: signedInAt(url),
      });
      await one.page.goto(url);
      return one;
    };
    const measured = await takeTurns(pages, number('runs') * turns, async (url, name, round) => {
      const page = opened.get(name) ?? (await open(url));
      opened.set(name, page);
      const figures = await measure(page, name);
      if ((round + 1) % turns > 0) return figures;
      opened.delete(name);
      await page.close();
      return figures;
    });
    printFigures(Object.fromEntries(Object.keys(pages).map((page) => [page, measured(page)])));
    const valuesOf = (page: string, figure: Figure) => measured(page).map((figures) => figures[figure]);
    return [...aims.map((aim) => verdictOf(aim, valuesOf)), ...(verdicts?.(valuesOf) ?? [])];
  });

/** A row for each page, a column for each figure. */
export function printFigures(
  rows: Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>,
): void {
  console.log('medians (minima)');
  const texts = Object.entries(rows).map(([row, runs]) => {
    const text = (figure: string) => medianAndLeast(runs.map((figures) => figures[figure] ?? 0));
    return [row, Object.fromEntries(Object.keys(runs[0] ?? {}).map((figure) => [figure, text(figure)]))];
  });
  console.table(Object.fromEntries(texts));
}
