import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChrome } from '../../process/findBrowser';
import { median } from './figures';
import { benchSession } from './servedSite';

export type Pages = Readonly<Record<string, string>>;

export interface BrowserBench {
  readonly browser: Browser;
  readonly runs: number;
  readonly open: (url: string) => Promise<Page>;
  /** Each run begins with another page. Returns the results by page name. */
  readonly takeTurns: <Result>(
    pages: Pages,
    measure: (url: string, name: string) => Promise<Result>,
  ) => Promise<(name: string) => readonly Result[]>;
}

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

const printLoad = (when: string) =>
  console.log(
    `load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );

export const rotated = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

export const launchBrowser = () =>
  chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox', '--disable-gpu'] });

export async function benchInBrowser(
  { runs, viewport = DEFAULT_VIEWPORT }: { runs: number; viewport?: typeof DEFAULT_VIEWPORT },
  work: (bench: BrowserBench) => Promise<readonly boolean[]>,
): Promise<never> {
  const browser = await launchBrowser();
  const open = async (url: string) => {
    const storageState = benchSession(url);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', storageState });
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  const takeTurns: BrowserBench['takeTurns'] = async (pages, measure) => {
    const all = Object.entries(pages).map(([name, url]) => ({ name, url }));
    const results = new Map<string, Awaited<ReturnType<typeof measure>>[]>(all.map(({ name }) => [name, []]));
    printLoad('before');
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of rotated(all, run)) results.get(name)?.push(await measure(url, name));
      printLoad(`after run ${run + 1} of ${runs}`);
    }
    return (name) => results.get(name) ?? [];
  };
  const verdicts = await work({ browser, runs, open, takeTurns });
  await browser.close();
  process.exit(verdicts.every(Boolean) ? 0 : 1);
}

interface Comparison<Figure extends string> {
  readonly runs: number;
  readonly viewport?: typeof DEFAULT_VIEWPORT;
  readonly pages: Pages;
  readonly measure: (page: Page, name: string) => Promise<Readonly<Record<Figure, number>>>;
  readonly report: (medianOf: (page: string, figure: Figure) => number, runs: number) => readonly boolean[];
}

export const comparePages = <Figure extends string>({
  pages,
  measure,
  report,
  ...options
}: Comparison<Figure>) =>
  benchInBrowser(
    { ...options, runs: Number(process.argv[2] ?? options.runs) },
    async ({ runs, open, takeTurns }) => {
      const measured = await takeTurns(pages, async (url, name) => {
        const page = await open(url);
        const figures = await measure(page, name);
        await page.context().close();
        return figures;
      });
      return report((page, figure) => median(measured(page).map((figures) => figures[figure])), runs);
    },
  );
