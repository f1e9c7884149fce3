import { median, medianAndLeast, type Verdict } from './figures';
import { type BenchPage, launchBrowser, openPage, signedInAt } from './benchPage';
import { runBench, takeTurns } from './runBench';

interface Comparison<Figure extends string> {
  readonly runs: number;
  /** Measurements of a page in a run: the first ones of a new page, the last ones of a page long in use. */
  readonly turns?: number;
  readonly height?: number;
  readonly pages: () => Promise<Readonly<Record<string, string>>>;
  readonly measure: (opened: BenchPage, name: string) => Promise<Readonly<Record<Figure, number>>>;
  readonly verdicts: (figures: PageFigures<Figure>) => readonly Verdict[];
}

export class PageFigures<Figure extends string> {
  constructor(readonly measured: (page: string) => readonly Readonly<Record<Figure, number>>[]) {}

  all(page: string, figure: Figure): number[] {
    return this.measured(page).map((figures) => figures[figure]);
  }

  of(page: string, figure: Figure): number {
    return median(this.all(page, figure));
  }

  /** How many times the figure of the other page that of the product is. */
  times(figure: Figure, other: string, page = 'product'): number {
    return this.of(page, figure) / this.of(other, figure);
  }
}

/** Measures pages in turns, prints their medians and minima and checks the verdicts: `[runs]`. */
export const comparePages = <Figure extends string>(comparison: Comparison<Figure>): void =>
  runBench({ runs: comparison.runs }, async ({ running, number }) => {
    const { turns = 1, height = 800, measure, verdicts } = comparison;
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
    return verdicts(new PageFigures(measured));
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
