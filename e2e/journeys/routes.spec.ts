import type { RemoteBuild } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import { clientNamed } from '../fixtures/clientNamed';
import { isFocusAtPage } from '../fixtures/isFocusAtPage';
import { liveBuild, remoteNames } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../pages/clientListPage';
import { EXERCISES_PATH } from '../pages/exerciseLibraryPage';
import { GROUPS_PATH, groupListPage } from '../pages/groupListPage';
import { LIBRARY_HOME_PATH } from '../pages/libraryHomePage';
import { shell } from '../pages/shell';
import { signInPage } from '../pages/signInPage';
import { PROVIDER_WORKOUTS_PATH } from '../pages/workoutLibraryPage';

const MANAGER_LANDING = '/dashboard/cc-dashboard';

/** Where an address leads, by who asks for it. */
const redirects = [
  ['trainer', '/', CLIENTS_PATH],
  ['trainer', '/nowhere/at/all', CLIENTS_PATH],
  ['trainer', '/login', CLIENTS_PATH],
  ['trainer', '/clients', CLIENTS_PATH],
  ['trainer', '/clients/my-clients/ava/nothing', CLIENTS_PATH],
  ['trainer', '/groups', GROUPS_PATH],
  ['trainer', '/groups/of-others?search=birds', `${GROUPS_PATH}?search=birds`],
  ['trainer', '/groups/my-groups/1/nothing', GROUPS_PATH],
  ['trainer', '/groups/my-groups/1/dashboard/nothing', GROUPS_PATH],
  ['trainer', '/libraries', LIBRARY_HOME_PATH],
  ['trainer', '/libraries/nowhere/at/all', EXERCISES_PATH],
  ['trainer', '/libraries/exercises?search=squat', `${EXERCISES_PATH}?search=squat`],
  ['trainer', '/libraries/workouts', PROVIDER_WORKOUTS_PATH],
  ['trainer', '/libraries/workouts/nothing?search=leg', `${PROVIDER_WORKOUTS_PATH}?search=leg`],
  ['trainer', '/education/nothing', '/education'],
  ['trainer', '/dashboard', CLIENTS_PATH],
  ['trainer', MANAGER_LANDING, CLIENTS_PATH],
  ['manager', '/', MANAGER_LANDING],
  ['manager', '/nowhere', MANAGER_LANDING],
  ['manager', '/login', MANAGER_LANDING],
  ['manager', '/dashboard', MANAGER_LANDING],
  ['manager', '/dashboard/nothing', MANAGER_LANDING],
  ['manager', '/clients', CLIENTS_PATH],
] as const;

for (const [who, from, to] of redirects) {
  test(`the address ${from} leads a ${who} to ${to}`, async ({ page, signedInAs }) => {
    await signedInAs(accounts[who]);
    await page.goto(from);
    await expect(shell(page).heading).toBeVisible();
    await expect(page).toHaveURL(to);
  });
}

for (const from of ['/', '/nowhere', GROUPS_PATH, '/education', MANAGER_LANDING]) {
  test(`a visitor of ${from} is led to sign in, carrying it along`, async ({ page }) => {
    await page.goto(from);
    await expect(signInPage(page).heading).toBeVisible();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirectFrom: from })}`);
  });
}

test('a manager who signs in comes back to the page asked for, and from a dashboard page to the landing', async ({
  page,
}) => {
  const login = signInPage(page);
  await login.open(`${GROUPS_PATH}?search=crew`);
  await login.signIn(accounts.manager);
  await expect(page).toHaveURL(`${GROUPS_PATH}?search=crew`);
  await shell(page).logOut();
  await expect(page).toHaveURL('/login');
  await login.open('/login?redirectFrom=%2Fdashboard%2Fanything');
  await login.signIn(accounts.manager);
  await expect(page).toHaveURL(MANAGER_LANDING);
});

for (const path of ['/deleteinstruction', '/delete-account', '/terms-and-conditions', '/privacy-policy']) {
  test(`${path} stands without the frame, for visitors and for trainers`, async ({ page, signedInAs }) => {
    await page.goto(path);
    await expect(shell(page).heading).toBeVisible();
    await signedInAs(accounts.trainer);
    await page.goto(path);
    await expect(shell(page).heading).toBeVisible();
    await expect(shell(page).mainTabs).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

const accountFor = { trainer: accounts.trainer, manager: accounts.manager } as const;
type Route = RemoteBuild['manifest']['routes'][number];
type Visitor = keyof typeof accountFor | 'signed-out';

/** The path an address is shown at: with no exercise chosen, the later steps of assigning exercises lead to the first. */
const shownAt = (address: string) =>
  address.replace(/\?.*/, '').replace(/(schedule-exercises)-(next|schedule)$/, '$1');

/** Opens each route of a remote by its address, reloads it, and comes back to it. */
for (const name of remoteNames) {
  test(`every route of ${name} opens by its address and survives a reload`, async ({
    page,
    request,
    signedInAs,
    problems,
  }) => {
    // Up to fifteen addresses, each loaded twice.
    test.slow();
    // A link that was mailed is read by its token; a made-up one is refused.
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
    for (const route of manifest.routes) {
      const wanted = route.access === 'trainer' || route.access === 'manager' ? route.access : 'signed-out';
      if (wanted !== visitor) {
        // A page that is open begins anew when somebody else signs in.
        await page.goto('about:blank');
        if (wanted === 'signed-out') await page.context().setStorageState({ cookies: [], origins: [] });
        else await signedInAs(accountFor[wanted]);
        visitor = wanted;
      }
      const address = addressOf(route);
      for (const visit of [() => page.goto(address), () => page.reload()]) {
        await visit();
        await expect(page, address).toHaveURL(({ pathname }) => pathname === shownAt(address));
        await expect(shell(page).heading, address).toBeVisible();
        await expect(page, address).toHaveTitle(/\S · Formline$/);
      }
    }
  });
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
