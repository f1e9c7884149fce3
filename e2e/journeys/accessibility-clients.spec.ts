import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { chartIn, clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';

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
