import type { Browser } from '@playwright/test';
import { median } from '../harness/figures';
import { bytesOf, largestPaint, type LoadedFile, openSlowPage, type SlowPage } from '../harness/slowPage';

export interface Visit {
  /** From the click, or from the start of the load, to the heading. */
  readonly heading: number;
  readonly lcp: number;
  readonly mainThread: number;
  readonly bytes: number;
  readonly requests: number;
  readonly files: readonly LoadedFile[];
}

const CLIENTS = { tab: 'Clients', heading: 'My Clients' };
const GROUPS = { tab: 'Groups', heading: 'My Groups' };
type Screen = typeof CLIENTS;

const WARM_SWITCHES = 8;

/** Runs in the page before its own scripts. Observes instead of polling, which would count as work of the page. */
const WATCH_HEADINGS = `(() => {
  let beganAt = 0;
  const shownAt = new Map();
  const waiting = new Map();
  const resolveShown = (heading) => {
    if (shownAt.has(heading)) waiting.get(heading)?.(shownAt.get(heading) - beganAt);
  };
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('#root h1')) {
      if (!shownAt.has(textContent)) shownAt.set(textContent, performance.now());
      resolveShown(textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('click', ({ timeStamp }) => {
    shownAt.clear();
    beganAt = timeStamp;
  }, true);
  globalThis.whenHeadingShows = (heading) => new Promise((resolve) => {
    waiting.set(heading, resolve);
    resolveShown(heading);
  });
})()`;

/** Runs in the page before its own scripts, so that nothing is prefetched. */
const SAVE_DATA = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`;

async function visit(slow: SlowPage, heading: string, act: () => Promise<unknown>): Promise<Visit> {
  const before = { mainThread: await slow.mainThread(), files: slow.files().length };
  await act();
  const time = await slow.page.evaluate<number>(`globalThis.whenHeadingShows(${JSON.stringify(heading)})`);
  await slow.quiet();
  const files = slow.files().slice(before.files);
  const mainThread = (await slow.mainThread()) - before.mainThread;
  return { heading: time, lcp: 0, mainThread, bytes: bytesOf(files), requests: files.length, files };
}

async function load(slow: SlowPage, heading: string, url: string): Promise<Visit> {
  const figures = await visit(slow, heading, () => slow.page.goto(url, { waitUntil: 'commit' }));
  return { ...figures, lcp: await largestPaint(slow.page) };
}

const tabOf = ({ page }: SlowPage, { tab }: Screen) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab, exact: true });

const goTo = (slow: SlowPage, screen: Screen) =>
  visit(slow, screen.heading, () => tabOf(slow, screen).click());

async function switchWarm(slow: SlowPage): Promise<Visit> {
  const visits: Visit[] = [];
  for (let turn = 0; turn < WARM_SWITCHES; turn += 1) {
    visits.push(await goTo(slow, turn % 2 === 0 ? CLIENTS : GROUPS));
  }
  const files = visits.flatMap((one) => one.files);
  return {
    heading: median(visits.map(({ heading }) => heading)),
    lcp: 0,
    mainThread: median(visits.map(({ mainThread }) => mainThread)),
    bytes: bytesOf(files),
    requests: files.length,
    files,
  };
}

export async function measureVisits(browser: Browser, url: string) {
  const list = `${url}/clients/my-clients`;
  const visitor = await openSlowPage(browser, { scripts: [WATCH_HEADINGS] });
  const signIn = await load(visitor, 'Sign in', `${url}/login`);
  await visitor.close();
  const saving = await openSlowPage(browser, { signedInAt: url, scripts: [WATCH_HEADINGS, SAVE_DATA] });
  const savingList = await load(saving, CLIENTS.heading, list);
  const lazy = await goTo(saving, GROUPS);
  const warm = await switchWarm(saving);
  await saving.close();
  const trainer = await openSlowPage(browser, { signedInAt: url, scripts: [WATCH_HEADINGS] });
  const trainerList = await load(trainer, CLIENTS.heading, list);
  await tabOf(trainer, GROUPS).hover();
  await trainer.quiet();
  const prefetched = await goTo(trainer, GROUPS);
  await trainer.close();
  return {
    'sign-in page, cold': signIn,
    'client list, cold': trainerList,
    'client list, cold, saving data': savingList,
    'groups by a click, lazy': lazy,
    'groups by a click, prefetched': prefetched,
    'switch to and fro, warm': warm,
  };
}
