import type { Page } from '@playwright/test';
import type { RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { accounts } from '../../fixtures/accounts/accounts';
import { clientNamed } from '../../fixtures/accounts/clients';
import { isFocusAtPage } from '../../fixtures/browser/keyboard';
import { liveBuild, remoteNames } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { EXERCISES_PATH } from '../../pages/mf-libraries/exerciseLibraryPage';
import { GROUPS_PATH, groupListPage } from '../../pages/mf-groups/groupListPage';
import { LIBRARY_HOME_PATH } from '../../pages/mf-libraries/libraryHomePage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';
import { PROVIDER_WORKOUTS_PATH } from '../../pages/mf-libraries/workoutLibraryPage';

const MANAGER_LANDING = '/dashboard/cc-dashboard';

const redirects = [
  {
    who: 'trainer',
    where: 'the start page and clients',
    addresses: [
      ['/', CLIENTS_PATH],
      ['/nowhere/at/all', CLIENTS_PATH],
      ['/login', CLIENTS_PATH],
      ['/dashboard', CLIENTS_PATH],
      [MANAGER_LANDING, CLIENTS_PATH],
      ['/clients', CLIENTS_PATH],
      ['/clients/my-clients/ava/nothing', CLIENTS_PATH],
    ],
  },
  {
    who: 'trainer',
    where: 'groups',
    addresses: [
      ['/groups', GROUPS_PATH],
      ['/groups/of-others?search=birds', `${GROUPS_PATH}?search=birds`],
      ['/groups/my-groups/1/nothing', GROUPS_PATH],
      ['/groups/my-groups/1/dashboard/nothing', GROUPS_PATH],
    ],
  },
  {
    who: 'trainer',
    where: 'libraries and education',
    addresses: [
      ['/libraries', LIBRARY_HOME_PATH],
      ['/libraries/nowhere/at/all', EXERCISES_PATH],
      ['/libraries/exercises?search=squat', `${EXERCISES_PATH}?search=squat`],
      ['/libraries/workouts', PROVIDER_WORKOUTS_PATH],
      ['/libraries/workouts/nothing?search=leg', `${PROVIDER_WORKOUTS_PATH}?search=leg`],
      ['/education/nothing', '/education'],
    ],
  },
  {
    who: 'manager',
    where: 'the landing and clients',
    addresses: [
      ['/', MANAGER_LANDING],
      ['/nowhere', MANAGER_LANDING],
      ['/login', MANAGER_LANDING],
      ['/dashboard', MANAGER_LANDING],
      ['/dashboard/nothing', MANAGER_LANDING],
      ['/clients', CLIENTS_PATH],
    ],
  },
] as const;

for (const { who, where, addresses } of redirects) {
  test(`addresses lead a ${who} to ${where}`, { tag: '@full' }, async ({ page, signedInAs }) => {
    test.slow();
    await signedInAs(accounts[who]);
    for (const [from, to] of addresses) {
      await page.goto(from);
      await expect(shell(page).heading, from).toBeVisible();
      await expect(page, from).toHaveURL(to);
    }
  });
}

test('a visitor is led to sign in, with the address carried along', async ({ page }) => {
  for (const from of ['/', '/nowhere', GROUPS_PATH, '/education', MANAGER_LANDING]) {
    await page.goto(from);
    await expect(signInPage(page).heading, from).toBeVisible();
    await expect(page, from).toHaveURL(`/login?${new URLSearchParams({ redirectFrom: from })}`);
  }
});

test(
  'a manager who signs in comes back to the page asked for, and from a dashboard page to the landing',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open(`${GROUPS_PATH}?search=crew`);
    await login.signIn(accounts.manager);
    await expect(page).toHaveURL(`${GROUPS_PATH}?search=crew`);
    await shell(page).logOut();
    await expect(page).toHaveURL('/login');
    await login.open('/login?redirectFrom=%2Fdashboard%2Fanything');
    await login.signIn(accounts.manager);
    await expect(page).toHaveURL(MANAGER_LANDING);
  },
);

test(
  'some pages stand without the frame, for visitors and for trainers',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    test.slow();
    const paths = ['/deleteinstruction', '/delete-account', '/terms-and-conditions', '/privacy-policy'];
    for (const path of paths) {
      await page.goto(path);
      await expect(shell(page).heading, path).toBeVisible();
    }
    // An open page reloads on a sign-in.
    await page.goto('about:blank');
    await signedInAs(accounts.trainer);
    for (const path of paths) {
      await page.goto(path);
      await expect(shell(page).heading, path).toBeVisible();
      await expect(shell(page).mainTabs, path).toBeHidden();
      await expect(page, path).toHaveURL(path);
    }
  },
);

const accountFor = { trainer: accounts.trainer, manager: accounts.manager } as const;
type Route = RemoteBuild['manifest']['routes'][number];
type Visitor = keyof typeof accountFor | 'signed-out';

/** Without a chosen exercise the later steps of assigning redirect to the first. */
const shownAt = (address: string) =>
  address.replace(/\?.*/, '').replace(/(schedule-exercises)-(next|schedule)$/, '$1');

/** The router identifies entries of the history by `idx`. */
const goInside = (page: Page, address: string) =>
  page.evaluate((there) => {
    history.pushState({ idx: history.length, key: there }, '', there);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

for (const name of remoteNames) {
  test(
    `every route of ${name} is reached from inside and opens by its address`,
    { tag: '@full' },
    async ({ page, request, signedInAs, problems }) => {
      test.slow();
      // The token in a mailed link is made up, so it is refused.
      problems.allow(/status of 40[04]/);
      const api = await signedInAs(accounts.trainer);
      const client = await clientNamed(api, 'Elena Petrova');
      const [group] = await api.listGroups();
      const addressOf = ({ path }: Route) =>
        path.includes(':client')
          ? `${path.replace(':client', client.first_name.toLowerCase()).replace('/*', '')}?clientId=${client.id}`
          : path.replace('/*', '').replace(':groupId', String(group?.id)).replaceAll(/:\w+/g, 'made-up');
      const { manifest } = await liveBuild(request, name);
      let visitor: Visitor = 'trainer';
      let isOpen = false;
      for (const route of manifest.routes) {
        const wanted = route.access === 'trainer' || route.access === 'manager' ? route.access : 'signed-out';
        if (wanted !== visitor) {
          await page.goto('about:blank');
          if (wanted === 'signed-out') await page.context().setStorageState({ cookies: [], origins: [] });
          else await signedInAs(accountFor[wanted]);
          visitor = wanted;
          isOpen = false;
        }
        const address = addressOf(route);
        const goThere = isOpen ? () => goInside(page, address) : () => page.goto(address);
        for (const visit of [goThere, () => page.reload()]) {
          await visit();
          await expect(page, address).toHaveURL(({ pathname }) => pathname === shownAt(address));
          await expect(shell(page).heading, address).toBeVisible();
          await expect(page, address).toHaveTitle(/\S · Formline$/);
        }
        isOpen = true;
      }
    },
  );
}

test('focus and title follow from part to part, and stay while a search changes the address', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const bar = shell(page);
  await clientListPage(page).open();
  for (const [tab, title] of [
    ['Groups', 'My Groups · Formline'],
    ['Libraries', 'Libraries · Formline'],
    ['Clients', 'My Clients · Formline'],
  ] as const) {
    await bar.tab(tab).click();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => isFocusAtPage(page)).toBe(true);
  }
  const { search, tile } = clientListPage(page);
  await search.fill('elena');
  await expect(page).toHaveURL(/search=elena/);
  await expect(search).toBeFocused();
  await expect(page).toHaveTitle('My Clients · Formline');
  await tile('Elena Petrova').click();
  await expect(page).toHaveTitle('Elena Petrova · Formline');
  await expect.poll(() => isFocusAtPage(page)).toBe(true);
  await page.goBack();
  await expect(search).toHaveValue('elena');
  await page.goto(GROUPS_PATH);
  await expect(groupListPage(page).heading).toBeVisible();
});
