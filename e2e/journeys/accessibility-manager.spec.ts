import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { dashboardPath } from '../pages/clientDashboardPage';
import { goalsDialog } from '../pages/goalsDialog';
import { managerDashboardPage } from '../pages/managerDashboardPage';

test("a manager's dashboard: full, searched in vain, 400 %", async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const dashboard = managerDashboardPage(page);
  await dashboard.open();
  await expect(dashboard.lines).toHaveCount(20);
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await dashboard.search.fill('nobody of this name');
  await expect(dashboard.feed).toContainText('No Search Results Found.');
  await checkAccessibility(page);
});

test("a manager's dashboard: loading, failed and empty parts", async ({ page, signedInAs, problems }) => {
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
});

test('goals: the dialog with a row picked up, with a name being edited, 400 %', async ({
  page,
  signedInAs,
}) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Elena Petrova');
  const goals = goalsDialog(page);
  await page.goto(dashboardPath(client));
  await goals.open();
  await goals.anyGrip.press('Space');
  await checkAccessibility(page);
  await goals.anyGrip.press('Escape');
  await goals.anyName.click();
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
