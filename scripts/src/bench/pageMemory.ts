/**
 * `pnpm bench:page-memory`: what a page that is open all day keeps of the screens that were left, in the product at
 * `E2E_URL` or a new one.
 */
import { type BenchPage, launchBrowser, openPage, signedInAt } from './harness/benchPage';
import { signInDemo } from './harness/calls';
import { atMost } from './harness/figures';
import { mainScreens, openProduct } from './harness/mainScreens';
import { runBench } from './harness/runBench';

/** The first visits compile scripts, which stay. */
const WARM_UP_VISITS = 50;
const MOST_HEAP_MB = 1;
/** What is announced to screen readers at that moment makes a few. */
const MOST_PER_VISIT = 0.1;
/** Longer than an answer of the API takes with what it draws. */
const SETTLED_MS = 300;

interface Kept {
  readonly 'heap MB': number;
  readonly nodes: number;
  readonly listeners: number;
}

async function kept({ cdp }: BenchPage): Promise<Kept> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  return {
    'heap MB': valueOf('JSHeapUsedSize') / 2 ** 20,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

/** As the back button does, without a load of the page. */
async function goTo({ page }: BenchPage, at: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

async function visit(opened: BenchPage, at: string, { times, between }: { times: number; between: string }) {
  for (let done = 0; done < times; done += 1) {
    await goTo(opened, at);
    await goTo(opened, between);
  }
  return kept(opened);
}

runBench({ visits: 100 }, async (bench) => {
  const url = await openProduct(bench);
  const browser = await launchBrowser(bench.running);
  const visits = bench.number('visits');
  const { plans: between = '/', ...screens } = await mainScreens(url, await signInDemo(url));
  const rows: (Kept & { readonly screen: string })[] = [];
  for (const [screen, at] of Object.entries(screens)) {
    const opened = await openPage(browser, { storageState: signedInAt(url, await signInDemo(url)) });
    await opened.page.goto(url + between);
    const before = await visit(opened, at, { times: WARM_UP_VISITS, between });
    const after = await visit(opened, at, { times: visits, between });
    await opened.close();
    rows.push({
      screen,
      'heap MB': Number((after['heap MB'] - before['heap MB']).toFixed(2)),
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    });
  }
  console.table(rows);
  const most = (figure: keyof Kept) => Math.max(...rows.map((row) => row[figure]));
  return [
    atMost('MB kept of a screen', most('heap MB'), MOST_HEAP_MB),
    atMost('nodes kept of a visit', most('nodes') / visits, MOST_PER_VISIT),
    atMost('listeners kept of a visit', most('listeners') / visits, MOST_PER_VISIT),
  ];
});
