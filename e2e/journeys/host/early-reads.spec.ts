import type { Page } from '@playwright/test';
import type { Client } from '@formline/shared/contracts/people/users';
import { accounts } from '../../fixtures/accounts/accounts';
import type { Api } from '../../fixtures/accounts/Api';
import { holdHost } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { TODAY_PATH } from '../../pages/mf-clients/todayPage';
import { GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { calendarPath } from '../../pages/mf-schedule/calendarPage';

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/v[\d.]+\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

const leftOver = (page: Page) =>
  page.evaluate(() => {
    const reads: unknown = Reflect.get(window, 'formlineEarlyReads');
    return reads instanceof Map ? [...reads.keys()].map(String) : ['no early reads'];
  });

/** A page, and what its document asks for, each by a part of its URL. */
type Opened = readonly [path: string, ...asks: string[]];

const TODAY: Opened = [TODAY_PATH, '/trainer/clients/overview?currentDate=', '/trainer/attention'];

const routines = (filter: string) => `/compound-routines?page=1&size=20&${filter}`;
const CIRCUITS = 'routine_type=circuit';
const SUPERSETS = 'routine_type=super_set';
const FAVORITES = 'is_favorite=true';

/** Each tab of the libraries. */
const LIBRARIES: readonly Opened[] = [
  ['/libraries/exercises/formline-exercises', '/formline-exercises?page=1'],
  ['/libraries/exercises/my-exercises', routines(CIRCUITS), routines(SUPERSETS), 'exercisesFilter=trainer'],
  [
    '/libraries/exercises/favorite-exercises',
    routines(`${CIRCUITS}&${FAVORITES}`),
    routines(`${SUPERSETS}&${FAVORITES}`),
    `groupBySource=true&${FAVORITES}`,
  ],
  ['/libraries/workouts/formline-workouts', 'getPublic=true'],
  ['/libraries/workouts/my-workouts', 'getPrivate=true'],
  ['/libraries/sets/supersets', routines(SUPERSETS)],
  ['/libraries/sets/circuits', routines(CIRCUITS)],
  ['/libraries/sets/favorites', routines(FAVORITES)],
  ['/libraries/programs/formline-programs', 'programSources=formlineOwned', '/program-categories'],
  ['/libraries/programs/my-programs', 'programSources=trainerOwned', '/program-categories'],
];

/** With the cards of a dashboard that managers see too. */
const dashboardOf = (client: Client): Opened => [
  dashboardPath(client),
  `/${client.id}`,
  ...['measurements', 'milestones', 'latest', 'performance-assessments', 'results'].map((end) => `/${end}`),
];

const pagesOf = {
  trainer: async (api: Api): Promise<readonly Opened[]> => {
    const [client] = await api.listClients();
    const [group] = await api.listGroups();
    if (!client || !group) throw new Error('The trainer has no client or no group');
    return [
      [CLIENTS_PATH, '/trainer/clients'],
      TODAY,
      dashboardOf(client),
      [calendarPath(client), `/${client.id}/month-workouts?month=`, `/${client.id}`],
      [GROUPS_PATH, '/client-group'],
      [`${GROUPS_PATH}/${group.id}/dashboard`, `/client-group/${group.id}`],
    ];
  },
  club: async (): Promise<readonly Opened[]> => [[CLIENTS_PATH, '/trainer/clients?club_id=']],
  libraries: async (): Promise<readonly Opened[]> => LIBRARIES,
  manager: async (api: Api): Promise<readonly Opened[]> => {
    const [client] = await api.listClients();
    if (!client) throw new Error('The manager has no client');
    return [[CLIENTS_PATH, '/trainer/clients'], TODAY, dashboardOf(client)];
  },
};

const cases = [
  ['trainer', accounts.trainer],
  ['libraries', accounts.trainer],
  ['club', accounts.club],
  ['manager', accounts.manager],
] as const;

for (const [name, account] of cases) {
  test(`data that a page shows (${name}) is asked for before any script of the host, and once`, async ({
    page,
    signedInAs,
  }) => {
    const pages = await pagesOf[name](await signedInAs(account));
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    // Sets the cookie that says who is signed in, and chooses the only club.
    await page.goto(CLIENTS_PATH);
    await heading.waitFor();
    const asked = callsOf(page);
    for (const [path, ...asks] of pages) {
      // The page before may still be asking.
      await page.goto('about:blank');
      const release = await holdHost(page);
      asked.length = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => asked).toHaveLength(asks.length + 1);
      const early = [...asked];
      for (const [index, ask] of ['/users/me', ...asks].entries()) expect(early[index]).toContain(ask);
      release();
      await heading.waitFor();
      await expect.poll(() => leftOver(page)).toEqual([]);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      for (const url of early) expect(asked.filter((one) => one === url)).toHaveLength(1);
    }
  });
}
