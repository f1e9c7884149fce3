/** `pnpm bench:first-load [runs]`: fails when the sign-in page loads a script of another remote. */
import type { Browser } from '@playwright/test';
import { buildStale } from '@formline/tooling/build';
import { buildOneApplication } from './federation/oneApplication';
import { benchInBrowser } from './harness/browserBench';
import { buildPage } from './harness/buildPage';
import { median } from './harness/figures';
import { servePage, serveSite } from './harness/servedSite';
import { bytesOf, largestPaint, type LoadedFile, openSlowPage, printFiles } from './harness/slowPage';

const baselinePage = `
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const Page = () => (
  <main>
    <h1>Sign in to Formline</h1>
    <form><label>Email <input type="email" /></label><button>Continue</button></form>
  </main>
);
const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

const WATCH_FORM = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('#root input')) return;
  globalThis.formReadyAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;

async function measureLoad(browser: Browser, url: string) {
  const { page, mainThread, files, quiet, close } = await openSlowPage(browser, { scripts: [WATCH_FORM] });
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await page.locator('#root input').first().waitFor();
  await quiet();
  const scripts = files().filter(({ isScript }) => isScript);
  const figures = {
    lcp: await largestPaint(page),
    ready: await page.evaluate<number>('globalThis.formReadyAt ?? 0'),
    mainThread: await mainThread(),
    scriptKiB: bytesOf(scripts) / 1024,
    totalKiB: bytesOf(files()) / 1024,
    scripts: scripts.length,
    requests: files().length,
  };
  await close();
  return { figures, scripts: scripts.toSorted((one, other) => other.bytes - one.bytes) };
}

type Load = Awaited<ReturnType<typeof measureLoad>>;
type FigureOf = (
  page: string,
  key: keyof Load['figures'],
  pick?: (values: readonly number[]) => number,
) => number;

const least = (values: readonly number[]) => Math.min(...values);

function printFigures(pages: readonly string[], figure: FigureOf): void {
  const medianAndLeast = (page: string, key: keyof Load['figures']) =>
    `${Math.round(figure(page, key))} (${Math.round(figure(page, key, least))})`;
  const rows = pages.map((page) => ({
    page,
    'LCP median (min)': medianAndLeast(page, 'lcp'),
    'form ready median (min)': medianAndLeast(page, 'ready'),
    'main thread median (min)': medianAndLeast(page, 'mainThread'),
    'script KiB': Math.round(figure(page, 'scriptKiB')),
    'total KiB': Math.round(figure(page, 'totalKiB')),
    scripts: figure(page, 'scripts'),
    requests: figure(page, 'requests'),
  }));
  console.table(rows);
  for (const key of ['lcp', 'ready'] as const) {
    for (const other of ['one application', 'bare']) {
      const byMedian = figure('federated', key) / figure(other, key);
      const byMinimum = figure('federated', key, least) / figure(other, key, least);
      console.log(
        `${key}: federated / ${other} ${byMedian.toFixed(2)}x by median, ${byMinimum.toFixed(2)}x by minimum`,
      );
    }
  }
}

const SIGN_IN_REMOTE = '/remotes/mf-auth/';

function printScripts(scripts: readonly LoadedFile[]): boolean {
  console.log('scripts of the sign-in page, before signing in:');
  printFiles(scripts);
  const own = ['/host/', SIGN_IN_REMOTE];
  const foreign = scripts.filter(({ path }) => !own.some((folder) => path.startsWith(folder)));
  console.log(`scripts of other remotes: ${foreign.length}`);
  return foreign.length === 0;
}

const { siteDir } = await buildStale({ onProgress: console.log });
const pages = {
  federated: await serveSite(siteDir, []),
  'one application': await serveSite(await buildOneApplication(), []),
  bare: await servePage(await buildPage({ name: 'bare', program: baselinePage, modulesOf: ['shared'] })),
};
await benchInBrowser({ runs: Number(process.argv[2] ?? 7) }, async ({ browser, takeTurns }) => {
  const loads = await takeTurns(pages, (url) => measureLoad(browser, url));
  printFigures(Object.keys(pages), (page, key, pick = median) =>
    pick(loads(page).map(({ figures }) => figures[key])),
  );
  return [printScripts(loads('federated').at(-1)?.scripts ?? [])];
});
