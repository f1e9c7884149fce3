import { accounts } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { clientNamed } from '../../fixtures/accounts/clients';
import { fakeClients } from '../../fixtures/accounts/fakeClients';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';

const NOT_FOUND = /status of 404/;

test('a trainer sees all clients of the database by name', async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const clients = clientListPage(page);
  await clients.open();
  await expect(clients.tiles).toHaveCount(24);
  await expect(clients.count).toHaveText('24 clients');
  const inDatabase = (await api.listClients()).map(({ full_name }) => full_name);
  expect(await clients.tiles.allInnerTexts()).toEqual(
    inDatabase.sort(new Intl.Collator('en-US').compare).map((name) => expect.stringContaining(name)),
  );
  await checkAccessibility(page);
  await checkZoomed(page, () => expect(clients.tiles.first()).toBeVisible());
});

test(
  'a search narrows the list, finds nothing, and is cleared',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const clients = clientListPage(page);
    await clients.open();
    await page.keyboard.press('/');
    await expect(clients.search).toBeFocused();
    await clients.search.fill('MARINO');
    await expect(clients.tiles).toHaveCount(1);
    await expect(clients.tile('Sofia Marino')).toBeVisible();
    await expect(clients.count).toHaveText('1 of 24 clients');
    await clients.search.fill('zzz');
    await expect(page.getByText('No Search Results Found.')).toBeVisible();
    await checkZoomed(page);
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(clients.tiles).toHaveCount(24);
  },
);

test('a search survives reload and the way back', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const clients = clientListPage(page);
  await clients.open();
  await clients.search.fill('chen');
  await expect(page).toHaveURL(`${CLIENTS_PATH}?search=chen`);
  await page.reload();
  await expect(clients.search).toHaveValue('chen');
  await clients.tile('Olivia Chen').click();
  await expect(clientDashboardPage(page).title('Olivia Chen')).toBeVisible();
  await page.goBack();
  await expect(clients.search).toHaveValue('chen');
  await expect(clients.tiles).toHaveCount(1);
});

test('inactive clients are marked in words', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.free);
  const clients = clientListPage(page);
  await clients.open();
  await expect(clients.tiles).toHaveCount(4);
  await expect(clients.count).toHaveText('4 clients, 3 inactive');
  await expect(clients.tile('Aaron Pike')).not.toContainText('Inactive');
  await expect(clients.tile('Bella Novotna')).toContainText('Inactive');
});

test(
  'arrow keys move in the list and Enter opens a client',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const clients = clientListPage(page);
    await clients.open();
    await clients.tiles.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(clients.tiles.nth(1)).toBeFocused();
    const name = (await clients.tiles.nth(1).innerText()).split('\n').at(-1) ?? '';
    await page.keyboard.press('Enter');
    await expect(clientDashboardPage(page).title(name)).toBeVisible();
  },
);

test(
  'a trainer opens a client, sees the schedule of another remote, goes to the calendar and back',
  { tag: '@main' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const client = await clientNamed(api, 'Elena Petrova');
    const dashboard = clientDashboardPage(page);
    const calendar = calendarPage(page);
    const clients = clientListPage(page);
    await clients.open();
    await clients.tile('Elena Petrova').click();
    await expect(page).toHaveURL(dashboardPath(client));
    await expect(dashboard.title('Elena Petrova')).toBeVisible();
    await expect(dashboard.summary).toContainText(client.client_user.goals[0]?.name ?? 'No focus set');
    await expect(dashboard.schedule.getByRole('link').first()).toBeVisible();
    await checkAccessibility(page);
    await dashboard.scheduleWorkout.click();
    await expect(calendar.heading).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/dashboard/calendar\\?clientId=${client.id}`));
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Elena Petrova' })
      .click();
    await expect(dashboard.schedule).toBeVisible();
    await dashboard.breadcrumbs.getByRole('link', { name: 'My Clients' }).click();
    await expect(clients.heading).toBeVisible();
  },
);

test(
  'a dashboard and a calendar open from their address alone',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    const api = await signedInAs(accounts.trainer);
    const client = await clientNamed(api, 'Hugo Lambert');
    await checkLoadingAndFailed(page, () => page.goto(dashboardPath(client)), {
      calls: `**/users/${client.id}*`,
      loading: page.getByText('Loading client', { exact: true }),
      failed: page.getByText('We couldn’t load this dashboard'),
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(clientDashboardPage(page).title('Hugo Lambert')).toBeVisible();
    await page.reload();
    await expect(clientDashboardPage(page).schedule).toBeVisible();
    await page.goto(dashboardPath(client).replace('/dashboard', '/dashboard/calendar'));
    await expect(calendarPage(page).heading).toBeVisible();
    await page.reload();
    await expect(calendarPage(page).heading).toBeVisible();
  },
);

const wrongAddresses = [
  ['an unknown client', '?clientId=999999999'],
  ['no client', ''],
  ['no number', '?clientId=elena'],
] as const;

for (const [index, [what, query]] of wrongAddresses.entries()) {
  test(
    `an address of a dashboard with ${what} says so and leads back to the list`,
    variantTag(index),
    async ({ page, signedInAs, problems }) => {
      problems.allow(NOT_FOUND);
      await signedInAs(accounts.trainer);
      await page.goto(`${CLIENTS_PATH}/nobody/dashboard${query}`);
      await expect(page.getByRole('heading', { name: 'This client is not in your list' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to My Clients' }).click();
      await expect(clientListPage(page).heading).toBeVisible();
    },
  );
}

test(
  "another trainer's client looks like an unknown one",
  { tag: '@full' },
  async ({ page, request, signedInAs, problems }) => {
    problems.allow(NOT_FOUND);
    const [foreign] = await (await Api.signIn(request, accounts.free)).listClients();
    if (!foreign) throw new Error('The demo world has no client of the free trainer');
    await signedInAs(accounts.trainer);
    await page.goto(dashboardPath(foreign));
    await expect(page.getByRole('heading', { name: 'This client is not in your list' })).toBeVisible();
    await expect(page.getByText(foreign.last_name)).toBeHidden();
    await checkAccessibility(page);
  },
);

test(
  'the list says that it loads, that it failed and that it is empty, and holds long names',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    await signedInAs(accounts.trainer);
    const calls = '**/trainer/clients*';
    const clients = clientListPage(page);
    await checkLoadingAndFailed(page, () => page.goto(CLIENTS_PATH), {
      calls,
      loading: page.getByText('Loading clients', { exact: true }),
      failed: page.getByText('We couldn’t load your clients'),
    });
    await screenStates.empty(page, calls, []);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Add your first Client')).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
    await fakeClients(page, 60, (index) => ({
      ...(index % 3 === 0 && { full_name: `${longName} ${index}` }),
      client_user: { active_under_current_trainer: index % 2 === 0 },
    }));
    await screenStates.loading(page, '**/reactivate-clients*');
    await page.reload();
    await expect(clients.tiles.first()).toBeVisible();
    await checkAccessibility(page);
  },
);

test(
  'ten thousand clients need no more of the page than a few hundred',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const clients = clientListPage(page);
    // Scripts outside of `main` are preloaded at any time.
    const countNodes = () => page.getByRole('main').locator('*').count();
    await fakeClients(page, 200);
    await clients.open();
    await expect(clients.count).toHaveText('200 clients');
    const nodesOfFew = await countNodes();
    await page.unrouteAll();
    await fakeClients(page, 10_000);
    await page.reload();
    await expect(clients.count).toHaveText('10,000 clients');
    expect(await countNodes()).toBeLessThanOrEqual(nodesOfFew);
    await page.keyboard.press('End');
    await expect(clients.tile('Client10000 Fake')).toBeInViewport();
    expect(await countNodes()).toBeLessThan(nodesOfFew * 1.5);
    await clients.search.fill('client4711');
    await expect(clients.tiles).toHaveCount(1);
    await expect(clients.tile('Client4711 Fake')).toBeInViewport();
  },
);
