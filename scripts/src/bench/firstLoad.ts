/**
 * Measures the first load of the sign-in page: the federated product beside (a) the same sources as one application
 * and (b) a bare React and router page, in alternating runs; then lists the scripts it loads, and fails when one of them
 * belongs to a remote that nobody needs before signing in. `pnpm bench:first-load [runs]`.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import staticFiles from '@fastify/static';
import { buildStale } from '@formline/tooling/build';
import { startGateway } from '@formline/tooling/gateway';
import fastify from 'fastify';
import { findChrome } from '../findChrome';
import { buildBarePage, type ComparisonPage } from './comparisonBuilds';
import { kibOf, type LoadFigures, measureLoad } from './measureLoad';
import { median } from './median';
import { buildOneApplication } from './oneApplication';
import type { LoadedFile } from './slowPage';

const LOOPBACK = '127.0.0.1';
const DEFAULT_RUNS = 7;

/** Serves a page of one program as the gateway serves the product: compressed, immutable files, the page for the rest. */
async function serve({ dir, html }: ComparisonPage) {
  const app = fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: path.join(dir, 'host'), prefix: '/host/', preCompressed: true });
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send(html));
  const url = await app.listen({ host: LOOPBACK, port: 0 });
  return { url, close: () => app.close() };
}

const column = (runs: readonly LoadFigures[], key: keyof LoadFigures) => runs.map((run) => run[key]);

const least = (values: readonly number[]) => Math.min(...values);

const medianAndLeast = (runs: readonly LoadFigures[], key: keyof LoadFigures) =>
  `${Math.round(median(column(runs, key)))} (${Math.round(least(column(runs, key)))})`;

function printTable(measured: ReadonlyMap<string, LoadFigures[]>): void {
  const rows = [...measured].map(([page, runs]) => ({
    page,
    'LCP median (min)': medianAndLeast(runs, 'lcp'),
    'form ready median (min)': medianAndLeast(runs, 'ready'),
    'main thread median (min)': medianAndLeast(runs, 'mainThread'),
    'script KiB': Math.round(median(column(runs, 'scriptKiB'))),
    'total KiB': Math.round(median(column(runs, 'totalKiB'))),
    scripts: median(column(runs, 'scripts')),
    requests: median(column(runs, 'requests')),
  }));
  console.table(rows);
  for (const figure of ['lcp', 'ready'] as const) {
    for (const other of ['one application', 'bare']) {
      const of = (page: string, pick: (values: readonly number[]) => number) =>
        pick(column(measured.get(page) ?? [], figure));
      const byMedian = of('federated', median) / of(other, median);
      const byMinimum = of('federated', least) / of(other, least);
      console.log(
        `${figure}: federated / ${other} ${byMedian.toFixed(2)}x by median, ${byMinimum.toFixed(2)}x by minimum`,
      );
    }
  }
}

/** The one remote whose scripts a visitor needs. */
const SIGN_IN_REMOTE = '/remotes/mf-auth/';

/** Prints what the sign-in page runs; false when it loads a script that is neither the host's nor its own remote's. */
function printScripts(scripts: readonly LoadedFile[]): boolean {
  console.log('scripts of the sign-in page, before signing in:');
  for (const script of scripts) console.log(`${kibOf([script]).toFixed(1).padStart(7)} KiB  ${script.path}`);
  const foreign = scripts.filter(
    ({ path: script }) => !script.startsWith('/host/') && !script.startsWith(SIGN_IN_REMOTE),
  );
  console.log(`scripts of other remotes: ${foreign.length}`);
  return foreign.length === 0;
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const { siteDir } = await buildStale({ onProgress: console.log });
const noApi = { apiUrl: `http://${LOOPBACK}:9`, host: LOOPBACK, port: 0 };
const federated = await startGateway({ siteDir, ...noApi });
const oneApplication = await startGateway({ siteDir: await buildOneApplication(), ...noApi });
const bare = await serve(await buildBarePage());
const pages: [string, string][] = [
  ['federated', federated.url],
  ['one application', oneApplication.url],
  ['bare', bare.url],
];
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const measured = new Map<string, LoadFigures[]>(pages.map(([name]) => [name, []]));
let signInScripts: readonly LoadedFile[] = [];
for (let run = 0; run < runs; run += 1) {
  const order = [...pages.slice(run % pages.length), ...pages.slice(0, run % pages.length)];
  for (const [name, url] of order) {
    const { figures, scripts } = await measureLoad(browser, `${url}/login`);
    measured.get(name)?.push(figures);
    if (name === 'federated') signInScripts = scripts;
  }
}
printTable(measured);
if (!printScripts(signInScripts)) process.exitCode = 1;
await browser.close();
await Promise.all([federated.close(), oneApplication.close(), bare.close()]);
