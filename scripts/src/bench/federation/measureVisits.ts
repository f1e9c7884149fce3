import type { Browser } from '@playwright/test';
import { benchSession } from '../benchSession';
import { paintTimes } from '../measureLoad';
import { median } from '../median';
import { type LoadedFile, openSlowPage, type SlowPage } from '../slowPage';

/** What a page cost. Times in milliseconds. */
export interface VisitFigures {
  /** From the click, or from the beginning of the load, until the page's heading stands. */
  readonly heading: number;
  /** The largest paint; null for a page that is come to by a click. */
  readonly lcp: number | null;
  /** CPU time of the main thread. */
  readonly mainThread: number;
  /** Files of the site as sent over the wire, calls of the API left out. */
  readonly bytes: number;
  readonly requests: number;
}

export interface Visit extends VisitFigures {
  readonly files: readonly LoadedFile[];
}

/** Every visit that is measured, in the order of the report. */
export const visitNames = [
  'sign-in page, cold',
  'client list, cold',
  'client list, cold, saving data',
  'groups by a click, lazy',
  'groups by a click, prefetched',
  'switch to and fro, warm',
] as const;
export type VisitName = (typeof visitNames)[number];

const CLIENTS = { tab: 'Clients', heading: 'My Clients' };
const GROUPS = { tab: 'Groups', heading: 'My Groups' };
type VisitedPage = typeof CLIENTS;

const WARM_SWITCHES = 8;

/**
 * Runs in the page before its own scripts: tells how long after the last click, or after the beginning of the load, a
 * heading stood. It listens instead of looking again and again, which would count as work of the page.
 */
const WATCH_HEADINGS = `(() => {
  let beganAt = 0;
  const stoodAt = new Map();
  const waiting = new Map();
  const tell = (heading) => {
    if (stoodAt.has(heading)) waiting.get(heading)?.(stoodAt.get(heading) - beganAt);
  };
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('#root h1')) {
      if (!stoodAt.has(textContent)) stoodAt.set(textContent, performance.now());
      tell(textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('click', ({ timeStamp }) => {
    stoodAt.clear();
    beganAt = timeStamp;
  }, true);
  globalThis.whenHeadingStands = (heading) => new Promise((resolve) => {
    waiting.set(heading, resolve);
    tell(heading);
  });
})()`;

/** Runs in the page before its own scripts: the person wants to save data, so nothing is fetched ahead. */
const SAVE_DATA = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`;

const whenHeadingStands = (heading: string) => `globalThis.whenHeadingStands(${JSON.stringify(heading)})`;

/** Does something that leads to a page and reads what it cost until nothing is on the way any more. */
async function visit(slow: SlowPage, heading: string, act: () => Promise<unknown>): Promise<Visit> {
  const { page, mainThread, files, quiet } = slow;
  const before = { mainThread: await mainThread(), files: files().length };
  await act();
  const time = await page.evaluate<number>(whenHeadingStands(heading));
  await quiet();
  const loaded = files().slice(before.files);
  return {
    heading: time,
    lcp: null,
    mainThread: (await mainThread()) - before.mainThread,
    bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: loaded.length,
    files: loaded,
  };
}

async function load(slow: SlowPage, heading: string, url: string): Promise<Visit> {
  const figures = await visit(slow, heading, () => slow.page.goto(url, { waitUntil: 'commit' }));
  return { ...figures, lcp: (await paintTimes(slow.page)).lcp };
}

const tabOf = ({ page }: SlowPage, { tab }: VisitedPage) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab, exact: true });

const goTo = (slow: SlowPage, visited: VisitedPage) =>
  visit(slow, visited.heading, () => tabOf(slow, visited).click());

/** Goes to and fro between two pages that were there before. */
async function switchWarm(slow: SlowPage): Promise<Visit> {
  const visits: Visit[] = [];
  for (let turn = 0; turn < WARM_SWITCHES; turn += 1) {
    visits.push(await goTo(slow, turn % 2 === 0 ? CLIENTS : GROUPS));
  }
  const middle = (pick: (figures: Visit) => number) => median(visits.map(pick));
  return {
    heading: middle(({ heading }) => heading),
    lcp: null,
    mainThread: middle(({ mainThread }) => mainThread),
    bytes: visits.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: visits.reduce((sum, { requests }) => sum + requests, 0),
    files: visits.flatMap(({ files }) => files),
  };
}

/** Each visit of one site once, with empty caches on a slow device. */
export async function measureVisits(browser: Browser, url: string): Promise<Record<VisitName, Visit>> {
  const storageState = benchSession(url);
  const list = `${url}/clients/my-clients`;
  const visitor = await openSlowPage(browser, { scripts: [WATCH_HEADINGS] });
  const signIn = await load(visitor, 'Sign in', `${url}/login`);
  await visitor.close();
  const saving = await openSlowPage(browser, { storageState, scripts: [WATCH_HEADINGS, SAVE_DATA] });
  const savingList = await load(saving, CLIENTS.heading, list);
  const lazy = await goTo(saving, GROUPS);
  const warm = await switchWarm(saving);
  await saving.close();
  const ordinary = await openSlowPage(browser, { storageState, scripts: [WATCH_HEADINGS] });
  const ordinaryList = await load(ordinary, CLIENTS.heading, list);
  await tabOf(ordinary, GROUPS).hover();
  await ordinary.quiet();
  const prefetched = await goTo(ordinary, GROUPS);
  await ordinary.close();
  return {
    'sign-in page, cold': signIn,
    'client list, cold': ordinaryList,
    'client list, cold, saving data': savingList,
    'groups by a click, lazy': lazy,
    'groups by a click, prefetched': prefetched,
    'switch to and fro, warm': warm,
  };
}
