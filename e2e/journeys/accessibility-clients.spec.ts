import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { fakeClients } from '../fixtures/fakeClients';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { chartIn, clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';
import { clientListPage } from '../pages/clientListPage';
import { subscriptionPage } from '../pages/subscriptionPage';

test('client dashboard: full, a photo, as tables, 400 %', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Noah Abrams');
  const dashboard = clientDashboardPage(page);
  await page.goto(dashboardPath(client));
  const body = chartIn(dashboard.measurements, 'Last measurements');
  await expect(chartIn(dashboard.assessments, 'Strength').figure).toBeVisible();
  await expect(body.slider).toBeAttached();
  await checkAccessibility(page);
  await dashboard.photo('Front').click();
  await expect(dashboard.photoDialog.getByRole('img')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await body.showTable.click();
  await chartIn(dashboard.assessments, 'Cardio').showTable.click();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('client dashboard: loading, failed and empty cards', async ({ page, signedInAs, problems }) => {
  problems.allow(REFUSED);
  const client = await clientNamed(await signedInAs(accounts.manager), 'Uma Desai');
  const dashboard = clientDashboardPage(page);
  await screenStates.loading(page, '**/dashboard/performance-assessments');
  await screenStates.failed(page, '**/dashboard/measurements');
  await page.goto(dashboardPath(client));
  await expect(dashboard.measurements.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dashboard.ohsa).toContainText('No OHSA recorded.');
  await checkAccessibility(page);
});

test('client list: free clients to choose, the question, the limit, a menu, 400 %', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.free);
  const clients = clientListPage(page);
  await fakeClients(page, 8, ({ client_user }, index) => ({
    client_user: {
      ...client_user,
      active_under_current_trainer: false,
      invited_at: index === 1 ? '2026-06-01T08:00:00.000Z' : null,
    },
  }));
  await clients.open('', 'Choose 1 Client Free');
  await expect(clients.menuOf('Client2 Fake')).toBeVisible();
  await checkAccessibility(page);
  await clients.tile('Client1 Fake').click();
  await expect(clients.choose).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await clients.menuOf('Client2 Fake').click();
  await expect(page.getByRole('menuitem', { name: 'Resend invite' })).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await page.unrouteAll();
  await clients.open();
  await clients.tile('Bella Novotna').click();
  await expect(clients.upgradeDialog).toBeVisible();
  await checkAccessibility(page);
});

test('plans: of a free trainer, of a club’s, of a manager, 400 %', async ({ page, signedInAs }) => {
  const plans = subscriptionPage(page);
  for (const account of [accounts.free, accounts.club, accounts.manager]) {
    await signedInAs(account);
    await plans.open();
    await checkAccessibility(page);
  }
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
