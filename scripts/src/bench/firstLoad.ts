/**
 * `pnpm bench:first-load [runs] [--check]`: fails when the sign-in page loads a script of another remote. With
 * `--check` it also fails when that page or the client list costs more than it may beside a baseline page.
 */
import type { Browser } from '@playwright/test';
import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { baselineClients } from './baseline/lists';
import { launchBrowser } from './harness/benchPage';
import { printFigures } from './harness/comparePages';
import { atMost, ratioAtMost, ratioOf } from './harness/figures';
import { manyClients } from './harness/largeData';
import { runBench, takeTurns } from './harness/runBench';
import { type Answers, buildProduct, serveBaseline, serveSite } from './harness/sites';
import { bytesOf, openSlowPage, printFiles } from './harness/slowPage';

const baseline = {
  name: 'first-load',
  program: `
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
`,
};

/** Times the baseline. Bytes and requests are exact. */
const MOST_TIMES_BASELINE = {
  'script KiB': 2.4,
  'total KiB': 3.3,
  requests: 6,
  'main thread': 4,
  'form ready': 2.2,
};

/** Times the time until the baseline's form is ready. */
const MOST_TIMES_BASELINE_FORM = {
  /** The painted form can be typed into. */
  painted: 1,
  /** From Enter in the password, with files in the cache. */
  'list takes a key': 1.7,
};

/** Times a page of the kit's own rows that reads the same clients. */
const MOST_TIMES_BARE_LIST = { painted: 0.6, heading: 2, rows: 2, requests: 5.6 };

const checked = ['script KiB', 'total KiB', 'requests', 'main thread', 'form ready'] as const;

const ownFolders = ['/host/', '/remotes/mf-auth/'];

/** Cold, as somebody who is signed in. */
async function compareClientLists(browser: Browser, siteDir: string, runs: number) {
  const clients = manyClients(24);
  const lists = {
    product: await serveSite(siteDir, [[listTrainerClients, clients]]),
    'bare list': await serveBaseline(baselineClients, clients),
  };
  const loads = await takeTurns(lists, runs, async (url) => {
    const slow = await openSlowPage(browser, { signedIn: url });
    const { files: _files, ...figures } = await slow.load('My Clients', url + CLIENTS_PATH);
    await slow.close();
    return figures;
  });
  printFigures({ 'client list': loads('product'), 'bare list': loads('bare list') });
  return (['painted', 'heading', 'rows', 'requests'] as const).map((figure) => {
    const of = (site: keyof typeof lists) => loads(site).map((load) => load[figure]);
    const ratio = ratioOf(of('product'), of('bare list'));
    return ratioAtMost(`client list, ${figure}, times the bare list`, ratio, MOST_TIMES_BARE_LIST[figure]);
  });
}

const signedIn: Answers = [
  [
    checkEmail,
    {
      edgeResult: true,
      uaResult: true,
      edgeAccountInUA: true,
      uaAccountInEDGE: true,
      edgeUserRole: 'TRAINER',
    },
  ],
  [
    requestToken,
    { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 600, scope: 'read' },
  ],
];

/**
 * `whenTyped`: from the click or Enter that sent the last form until the first character in a search field, which gets
 * the focus as soon as it is there. Playwright would look for it up to half a second later.
 */
const WATCH_SEARCH = `(() => {
  let sentAt = 0;
  addEventListener('submit', ({ timeStamp }) => (sentAt = timeStamp), true);
  globalThis.whenSearchHasFocus = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector('[type=search]');
      if (!field) return;
      observer.disconnect();
      field.focus();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  globalThis.whenTyped = new Promise((resolve) => {
    addEventListener('input', ({ target }) => {
      if (target.type === 'search') resolve(performance.now() - sentAt);
    }, true);
  });
})()`;

/** A quick typist's pause between two keys. */
const KEY_MS = 100;

/** With all files in the cache: from Enter in the password until the search field of the list has taken a key. */
async function signInWarm(browser: Browser, siteDir: string, runs: number): Promise<number[]> {
  const url = await serveSite(siteDir, [...signedIn, [listTrainerClients, manyClients(24)]]);
  const slow = await openSlowPage(browser, { scripts: [WATCH_SEARCH] });
  const { page } = slow;
  const signIn = async () => {
    await slow.load('input', `${url}/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill('trainer@formline.test');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).pressSequentially('Formline1!', { delay: KEY_MS });
    await page.keyboard.press('Enter');
    await page.evaluate('whenSearchHasFocus');
    await page.keyboard.press('a');
    const usable = await page.evaluate<number>('globalThis.whenTyped');
    await slow.quiet();
    await page.evaluate('localStorage.clear()');
    await page.context().clearCookies();
    return usable;
  };
  await signIn();
  const times: number[] = [];
  while (times.length < runs) times.push(await signIn());
  await slow.close();
  return times;
}

runBench({ runs: 7, check: false }, async ({ running, number, has }) => {
  const siteDir = await buildProduct();
  const sites = { product: await serveSite(siteDir), baseline: await serveBaseline(baseline) };
  const browser = await launchBrowser(running);
  const loads = await takeTurns(sites, number('runs'), async (url) => {
    const slow = await openSlowPage(browser);
    const { painted, heading, lcp, mainThread, requests, bytes, files } = await slow.load(
      'input',
      `${url}/login`,
    );
    await slow.close();
    const scripts = files.filter(({ isScript }) => isScript);
    const figures = {
      painted,
      LCP: lcp,
      'form ready': heading,
      'main thread': mainThread,
      'script KiB': bytesOf(scripts) / 1024,
      'total KiB': bytes / 1024,
      scripts: scripts.length,
      requests,
    };
    return { figures, scripts };
  });
  const figuresOf = (site: keyof typeof sites) => loads(site).map(({ figures }) => figures);
  printFigures({ product: figuresOf('product'), baseline: figuresOf('baseline') });
  const scripts = loads('product').at(-1)?.scripts ?? [];
  console.log('scripts of the sign-in page, before signing in:');
  printFiles(scripts.toSorted((one, other) => other.bytes - one.bytes));
  const warm = await signInWarm(browser, siteDir, number('runs'));
  printFigures({ 'signing in on a warm cache': warm.map((usable) => ({ 'list takes a key': usable })) });
  const list = await compareClientLists(browser, siteDir, number('runs'));
  const foreign = scripts.filter(({ path }) => !ownFolders.some((folder) => path.startsWith(folder)));
  const isOwn = atMost('scripts of other remotes', foreign.length, 0);
  if (!has('check')) return [isOwn];
  const ratios = checked.map((figure) => {
    const of = (site: keyof typeof sites) => figuresOf(site).map((figures) => figures[figure]);
    const ratio = ratioOf(of('product'), of('baseline'));
    return ratioAtMost(`${figure}, times the baseline`, ratio, MOST_TIMES_BASELINE[figure]);
  });
  const form = figuresOf('baseline').map((figures) => figures['form ready']);
  const timesForm = (figure: keyof typeof MOST_TIMES_BASELINE_FORM, values: readonly number[]) =>
    ratioAtMost(
      `${figure}, times the baseline’s form`,
      ratioOf(values, form),
      MOST_TIMES_BASELINE_FORM[figure],
    );
  const paintedAt = figuresOf('product').map((load) => load.painted);
  return [isOwn, ...list, ...ratios, timesForm('painted', paintedAt), timesForm('list takes a key', warm)];
});
