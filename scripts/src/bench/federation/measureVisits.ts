import type { Browser } from '@playwright/test';
import { median } from '../harness/figures';
import { openSlowPage, type SlowPage, type Visit } from '../harness/slowPage';

const CLIENTS = { tab: 'Clients', heading: 'My Clients' };
const GROUPS = { tab: 'Groups', heading: 'My Groups' };

const WARM_SWITCHES = 8;

/** Nothing is loaded ahead for those who save data. */
const SAVE_DATA = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true })`;

const tabOf = ({ page }: SlowPage, { tab }: typeof CLIENTS) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab, exact: true });

const goTo = (slow: SlowPage, screen: typeof CLIENTS) =>
  slow.visit(screen.heading, () => tabOf(slow, screen).click());

async function switchWarm(slow: SlowPage): Promise<Visit> {
  const visits: Visit[] = [];
  for (let turn = 0; turn < WARM_SWITCHES; turn += 1) {
    visits.push(await goTo(slow, turn % 2 === 0 ? CLIENTS : GROUPS));
  }
  const sum = (count: (visit: Visit) => number) => visits.reduce((total, visit) => total + count(visit), 0);
  return {
    heading: median(visits.map(({ heading }) => heading)),
    rows: 0,
    painted: 0,
    lcp: 0,
    mainThread: median(visits.map(({ mainThread }) => mainThread)),
    bytes: sum(({ bytes }) => bytes),
    requests: sum(({ requests }) => requests),
    files: visits.flatMap(({ files }) => files),
  };
}

export async function measureVisits(browser: Browser, url: string) {
  const list = `${url}/clients/my-clients`;
  const visitor = await openSlowPage(browser);
  const signIn = await visitor.load('Sign in', `${url}/login`);
  await visitor.close();
  const saving = await openSlowPage(browser, { signedIn: url, scripts: [SAVE_DATA] });
  const savingList = await saving.load(CLIENTS.heading, list);
  const lazy = await goTo(saving, GROUPS);
  const warm = await switchWarm(saving);
  await saving.close();
  const trainer = await openSlowPage(browser, { signedIn: url });
  const trainerList = await trainer.load(CLIENTS.heading, list);
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
