import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { fakeClients } from '../fixtures/fakeClients';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { faultNoise } from '../fixtures/faultNoise';
import { expect, test } from '../fixtures/test';
import { calendarPage, calendarPath } from '../pages/calendarPage';
import { clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';
import { CLIENTS_PATH, clientListPage } from '../pages/clientListPage';
import { EXERCISES_PATH, exerciseLibraryPage } from '../pages/exerciseLibraryPage';
import { GROUPS_PATH, groupListPage } from '../pages/groupListPage';
import { shell } from '../pages/shell';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly calls: string;
  readonly loading: string;
  readonly failed: string;
  readonly empty: { readonly result: unknown; readonly says: string };
  readonly full: (page: Page) => Promise<void>;
  readonly noResults: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'client list',
    path: CLIENTS_PATH,
    calls: '**/trainer/clients*',
    loading: 'Loading clients',
    failed: 'The client list could not be loaded',
    empty: { result: [], says: 'Add your first Client' },
    full: (page) => expect(clientListPage(page).tiles.first()).toBeVisible(),
    noResults: async (page) => {
      await clientListPage(page).search.fill('zzz');
      await expect(page.getByText('No Search Results Found.')).toBeVisible();
    },
  },
  {
    name: 'group list',
    path: GROUPS_PATH,
    calls: '**/client-group*',
    loading: 'Loading groups',
    failed: 'The group list could not be loaded',
    empty: { result: [], says: 'No groups yet' },
    full: (page) => expect(groupListPage(page).cards.first()).toBeVisible(),
    noResults: async (page) => {
      await groupListPage(page).search.fill('zzz');
      await expect(page.getByText('No Search Results Found.')).toBeVisible();
    },
  },
  {
    name: 'exercise library',
    path: EXERCISES_PATH,
    calls: '**/api/formline-exercises*',
    loading: 'Loading exercises',
    failed: 'The exercises could not be loaded',
    empty: { result: { exercises: [], nextPage: null }, says: 'No exercises here yet' },
    full: (page) => expect(exerciseLibraryPage(page).row(1)).toBeVisible(),
    noResults: async (page) => {
      await exerciseLibraryPage(page).search.fill('zzz');
      await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    },
  },
];

for (const screen of screens) {
  test(`${screen.name}: loading, failed, empty, full, no results, 400 %`, async ({
    page,
    signedInAs,
    problems,
  }) => {
    problems.allow(REFUSED);
    await signedInAs(accounts.trainer);
    await screenStates.loading(page, screen.calls);
    await page.goto(screen.path);
    await expect(page.getByText(screen.loading, { exact: true })).toBeAttached();
    await checkAccessibility(page);
    await page.unrouteAll();
    await screenStates.failed(page, screen.calls);
    await page.reload();
    await expect(page.getByText(screen.failed)).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await screenStates.empty(page, screen.calls, screen.empty.result);
    await page.reload();
    await expect(page.getByText(screen.empty.says)).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await page.reload();
    await screen.full(page);
    await checkAccessibility(page);
    await page.setViewportSize(ZOOMED);
    await screen.full(page);
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    await screen.noResults(page);
    await checkAccessibility(page);
  });

  test(`${screen.name} of a manager`, async ({ page, signedInAs }) => {
    await signedInAs(accounts.manager);
    await page.goto(screen.path);
    await screen.full(page);
    await checkAccessibility(page);
  });
}

test('client list: long names, inactive clients', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
  await fakeClients(page, 60, (client, index) => ({
    ...(index % 3 === 0 && { full_name: `${longName} ${index}` }),
    client_user: { ...client.client_user, active_under_current_trainer: index % 2 === 0 },
  }));
  // A subscriber's clients become active: not yet.
  await screenStates.loading(page, '**/reactivate-clients*');
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles.first()).toBeVisible();
  await checkAccessibility(page);
});

test('client dashboard: loading, failed, unknown client, full, 400 %, manager', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(REFUSED, /status of 404/);
  const api = await signedInAs(accounts.trainer);
  const client = await clientNamed(api, 'Elena Petrova');
  const calls = `**/users/${client.id}*`;
  await screenStates.loading(page, calls);
  await page.goto(dashboardPath(client));
  await expect(page.getByText('Loading client', { exact: true }).first()).toBeAttached();
  await checkAccessibility(page);
  await page.unrouteAll();
  await screenStates.failed(page, calls);
  await page.reload();
  await expect(page.getByText('The dashboard could not be loaded')).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
  await page.goto(`${CLIENTS_PATH}/elena/dashboard?clientId=999999999`);
  await expect(page.getByText('This client is not in your list')).toBeVisible();
  await checkAccessibility(page);
  for (const account of [accounts.trainer, accounts.manager]) {
    await signedInAs(account);
    await page.goto(dashboardPath(client));
    await expect(clientDashboardPage(page).schedule.getByRole('link')).toBeVisible();
    await checkAccessibility(page);
  }
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('calendar: loading, failed, full, 400 %, manager', async ({ page, signedInAs, problems }) => {
  problems.allow(REFUSED);
  const api = await signedInAs(accounts.trainer);
  const client = await clientNamed(api, 'Elena Petrova');
  const { grid } = calendarPage(page);
  await screenStates.loading(page, '**/month-workouts*');
  await page.goto(calendarPath(client));
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await checkAccessibility(page);
  await page.unrouteAll();
  await screenStates.failed(page, '**/month-workouts*');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Unable to fetch schedule. Please try again later.');
  await checkAccessibility(page);
  await page.unrouteAll();
  for (const account of [accounts.trainer, accounts.manager]) {
    await signedInAs(account);
    await page.goto(calendarPath(client));
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await checkAccessibility(page);
  }
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
});

test('exercise details, profile menu, club navigation, a part that is missing', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(...faultNoise);
  await signedInAs(accounts.trainer);
  const library = exerciseLibraryPage(page);
  await library.open();
  await library.row(1).click();
  await expect(library.details.getByRole('heading').first()).toBeVisible();
  await checkAccessibility(page);
  const bar = shell(page);
  await bar.openProfileMenu();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await bar.chooseProfile('Harbour Strength Club');
  await expect(clientListPage(page).tiles).toHaveCount(8);
  await checkAccessibility(page);
  await page.route('**/remotes/mf-groups/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(GROUPS_PATH);
  await expect(page.getByText('This part of Formline is not available right now')).toBeVisible();
  await checkAccessibility(page);
});
