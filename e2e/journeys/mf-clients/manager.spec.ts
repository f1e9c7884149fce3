import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { clientNamed } from '../../fixtures/accounts/clients';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { libraryHomePage } from '../../pages/mf-libraries/libraryHomePage';
import { MANAGER_LANDING, managerDashboardPage } from '../../pages/mf-clients/managerDashboardPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

const NOTICE =
  "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.";

test(
  'a manager lands on the dashboard of the trainer with the notice',
  { tag: '@full' },
  async ({ page }) => {
    const login = signInPage(page);
    await login.open();
    await login.signIn(accounts.manager);
    const dashboard = managerDashboardPage(page);
    await expect(dashboard.heading).toBeVisible();
    await expect(page).toHaveURL(MANAGER_LANDING);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(dashboard.figures).toContainText('Clients24');
    await expect(shell(page).tab('Dashboard')).toHaveAttribute('aria-current', 'page');
  },
);

test('a manager has no profiles to choose', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  await page.goto(MANAGER_LANDING);
  const bar = shell(page);
  await bar.openProfileMenu();
  await expect(bar.profileMenu).toContainText('Priya Raman');
  await expect(bar.profileMenu).not.toContainText('My Profiles');
  await expect(bar.profileMenu.getByRole('menuitemradio')).toHaveCount(0);
});

test(
  'a manager looks at everything of the trainer and is told so',
  { tag: '@main' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.manager);
    const client = await clientNamed(api, 'Elena Petrova');
    const dashboard = clientDashboardPage(page);
    await page.goto(dashboardPath(client));
    await expect(page.getByText(NOTICE)).toBeVisible();
    const workouts = dashboard.schedule.getByRole('link', { name: 'View assigned workouts' });
    await expect(workouts).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await workouts.click();
    await expect(calendarPage(page).heading).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(calendarPage(page).grid).toHaveAttribute('aria-busy', 'false');
    await checkAccessibility(page);
    await checkZoomed(page);
    await shell(page).tab('Libraries').click();
    await expect(libraryHomePage(page).tiles).toHaveCount(4);
    await checkAccessibility(page);
    await checkZoomed(page);
    await libraryHomePage(page).tile('Exercises').click();
    await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await checkAccessibility(page);
    await shell(page).tab('Groups').click();
    await expect(groupListPage(page).card('Saturday Crew')).toBeVisible();
    await checkAccessibility(page);
  },
);

test('a manager reads what happened, and goes on from there to a client', async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const dashboard = managerDashboardPage(page);
  await dashboard.open();
  await expect(dashboard.lines).toHaveCount(20);
  await checkAccessibility(page);
  await checkZoomed(page);
  await dashboard.search.fill('nobody of this name');
  await expect(dashboard.feed).toContainText('No Search Results Found.');
  await checkZoomed(page);
  await dashboard.search.fill('');
  await expect(dashboard.lines).toHaveCount(20);
  await dashboard.more.click();
  await expect(dashboard.lines).toHaveCount(40);
  await dashboard.filter('Workouts').click();
  await expect(dashboard.lines).toHaveCount(20);
  for (const line of await dashboard.lines.allInnerTexts()) expect(line).toMatch(/ (completed|got) /);
  await page.keyboard.press('/');
  await page.keyboard.type('patrick');
  await expect(dashboard.lines.first()).toContainText('Patrick Byrne completed');
  await expect(dashboard.lines.filter({ hasNotText: 'Patrick Byrne' })).toHaveCount(0);
  await dashboard.lines.first().getByRole('link', { name: 'Patrick Byrne' }).click();
  await expect(clientDashboardPage(page).title('Patrick Byrne')).toBeVisible();
  await page.goBack();
  await dashboard.clients.getByRole('link', { name: 'View all 24 clients' }).click();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await checkAccessibility(page);
});

test(
  "a manager's dashboard has parts that load, that failed and that are empty",
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    await signedInAs(accounts.manager);
    const dashboard = managerDashboardPage(page);
    await screenStates.loading(page, '**/client-group');
    await screenStates.failed(page, '**/trainer/clients');
    await screenStates.empty(page, '**/activity-feed?**', []);
    await dashboard.open();
    await expect(dashboard.clients.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dashboard.feed).toContainText('Nothing has happened yet');
    await checkAccessibility(page);
  },
);

test("a trainer is sent away from the manager's page", { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await page.goto(MANAGER_LANDING);
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(shell(page).tab('Dashboard')).toBeHidden();
});

test('a trainer who writes the manager flag into storage wins nothing', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await page.evaluate(() => {
    const record: unknown = JSON.parse(localStorage.getItem('formline.token') ?? 'null');
    localStorage.setItem('formline.token', JSON.stringify({ ...Object(record), cc_manager: true }));
  });
  await page.reload();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await shell(page).openProfileMenu();
  await expect(shell(page).profileMenu).toContainText('Maya Thornton');
});
