import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { fakeClients } from '../fixtures/fakeClients';
import { drawPhoto } from '../fixtures/photo';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { accountDialog } from '../pages/accountDialog';
import { calculatorDialog } from '../pages/calculatorDialog';
import { chartIn, clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';
import { clientListPage } from '../pages/clientListPage';
import { subscriptionPage } from '../pages/subscriptionPage';
import { shellDialogs } from '../pages/shellDialogs';

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

test('profile of a client: wrong entries, countries, removal, 400 %', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Mia Johansson');
  await page.goto(dashboardPath(client));
  const account = accountDialog(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await account.edit.click();
  await account.field('First Name').fill('');
  await account.field('Mobile Number').fill('1');
  await account.save.click();
  await expect(account.dialog.getByText('Invalid phone number')).toBeVisible();
  await account.country.click();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await account.button('Remove Client').click();
  await account.button('Keep Client').waitFor();
  await checkAccessibility(page);
});

test('account of a client: settings, picture', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Mia Johansson');
  await page.goto(dashboardPath(client));
  const account = accountDialog(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await account.edit.waitFor();
  await checkAccessibility(page);
  await account.settings.click();
  await account.dialog.getByRole('switch', { name: 'Goals' }).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await account.chooseFile('me.png', 'image/png', await drawPhoto(page, 'image/png'));
  await account.crop.waitFor();
  await checkAccessibility(page);
});

test('account of the trainer: units, calculators, own profile', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  const account = accountDialog(page);
  await shellDialogs(page).settings.click();
  await account.button('Calculators').click();
  await page.getByRole('menu').waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await account.units.click();
  await account.dialog.getByRole('radio', { name: 'Pounds' }).waitFor();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await account.edit.click();
  await account.button('Reset Password').waitFor();
  await checkAccessibility(page);
});

test('calculators: intro, result, errors, history with chart', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Noah Abrams');
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  await calculator.open('Body Mass Index');
  await expect(calculator.start).toBeFocused();
  await checkAccessibility(page);
  await calculator.start.click();
  await expect(calculator.result).toContainText('kg/m²');
  await checkAccessibility(page);
  await calculator.fill({ 'Weight (lb)': '', 'Age (years)': '1' });
  await calculator.save.click();
  await expect(calculator.dialog.getByText('Enter a number.')).toBeVisible();
  await checkAccessibility(page);
  await calculator.showHistory();
  await expect(calculator.dialog.getByRole('figure')).toBeVisible();
  await expect(calculator.rows.nth(1)).toBeVisible();
  await checkAccessibility(page);
});

test('the body weight planner: result with charts, 400 %', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Noah Abrams');
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  await calculator.open('Body Weight Planner');
  await calculator.start.click();
  await calculator.fill({ 'Weight (lb)': '170', 'Goal weight (lb)': '160', 'Age (years)': '36' });
  await expect(calculator.result.getByRole('figure').last()).toBeVisible();
  await calculator.dialog.getByText('More options', { exact: true }).click();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('calculators that reckon zones, loads and bands', async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Noah Abrams');
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  const shown = async (name: string, entries: Readonly<Record<string, string>>, result: string) => {
    await calculator.open(name);
    await calculator.start.click();
    await calculator.fill(entries);
    await expect(calculator.result).toContainText(result);
    await checkAccessibility(page);
    await calculator.close();
  };
  await shown('Max Heart Rate', { 'Age (years)': '40' }, 'Zone 5');
  await shown('One Rep Max', { 'Load lifted (lb)': '225', 'Repetitions to failure': '12' }, 'Training loads');
  await shown('Body Fat', { 'Neck (in)': '15', 'Abdomen at the navel (in)': '34' }, 'Bands');
});
