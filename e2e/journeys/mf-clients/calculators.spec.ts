import { bmiContract } from '@formline/shared/contracts/calculators/bmi';
import { maxHeartRateContract } from '@formline/shared/contracts/calculators/maxHeartRate';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { clientNamed, newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { tabTo } from '../../fixtures/browser/keyboard';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { calculatorDialog } from '../../pages/mf-clients/calculatorDialog';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

const published = [
  {
    name: 'One Rep Max',
    entries: { 'Load lifted (lb)': '100', 'Repetitions to failure': '10' },
    result: '125.0 – 134.8',
    shows: 'Training loads',
    saved: '100 lb × 10',
  },
  {
    name: 'Body Mass Index',
    entries: { 'Weight (lb)': '154', 'Height (ft)': '5', 'Height (in)': '9' },
    result: '22.7',
    shows: 'kg/m²',
    saved: '154 lb, 5 ft 9 in',
  },
  {
    name: 'Max Heart Rate',
    entries: { 'Age (years)': '40', 'Resting heart rate (bpm)': '60' },
    result: '120–132 bpm',
    shows: 'Zone 5',
    saved: '40 years, resting 60 bpm',
  },
  {
    name: 'Body Fat',
    entries: {
      'Height (ft)': '5',
      'Height (in)': '10',
      'Neck (in)': '15',
      'Abdomen at the navel (in)': '34',
    },
    result: '17.4',
    shows: 'Bands',
    saved: 'US Navy (tape)',
  },
];

for (const [index, { name, entries, result, shows, saved }] of published.entries()) {
  test(
    `${name} gives its published value, is saved and listed, and introduces itself once`,
    variantTag(index),
    async ({ page, context, request }) => {
      const { client } = await newClientOfSignedIn(context, request);
      await page.goto(dashboardPath(client));
      const calculator = calculatorDialog(page);
      await calculator.open(name);
      await calculator.start.click();
      await calculator.fill(entries);
      await expect(calculator.result).toContainText(result);
      await expect(calculator.result).toContainText(shows);
      await checkAccessibility(page);
      await calculator.save.click();
      await expect(calculator.saved).toBeVisible();
      await calculator.close();
      await expect(calculator.menu).toBeFocused();
      await calculator.open(name);
      await calculator.showHistory();
      await expect(calculator.rows).toHaveCount(2);
      await expect(calculator.rows.last()).toContainText(saved);
    },
  );
}

test(
  'the planner plans the published case, and the nutrition card follows',
  { tag: '@main' },
  async ({ page, context, request }) => {
    const { client } = await newClientOfSignedIn(context, request);
    const { nutrition } = clientDashboardPage(page);
    await page.goto(dashboardPath(client));
    await nutrition.getByRole('button', { name: 'Nutrition', exact: true }).click();
    const planner = calculatorDialog(page);
    await planner.start.click();
    await expect(planner.field('Activity level')).toHaveValue(/\d+/);
    await planner.fill({
      'Weight (lb)': '167.551',
      'Goal weight (lb)': '154.3236',
      'Days to the goal': '365',
      'Height (ft)': '5',
      'Height (in)': '8.11',
      'Age (years)': '36',
    });
    await planner.field('Activity level').selectOption({ index: 1 });
    await expect(planner.result).toContainText('2,287');
    await expect(planner.result).toContainText('2,503 kcal');
    await expect(planner.result).toContainText('2,360 kcal');
    const weight = planner.result.getByRole('slider', { name: 'Read values: Weight until the goal' });
    await tabTo(page, weight);
    await page.keyboard.press('Home');
    await expect(weight).toHaveAttribute('aria-valuetext', /Weight 167.6 lb/);
    await planner.dialog.getByText('More options', { exact: true }).click();
    await checkAccessibility(page);
    await checkZoomed(page);
    await planner.save.click();
    await expect(planner.saved).toBeVisible();
    await planner.close();
    await expect(nutrition).toContainText('2,287');
  },
);

test(
  'a save the server refuses keeps everything typed, and is asked for again',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(REFUSED);
    const { client } = await newClientOfSignedIn(context, request);
    await page.goto(dashboardPath(client));
    const calculator = calculatorDialog(page);
    await calculator.open('Body Mass Index');
    await calculator.start.click();
    await calculator.fill({ 'Weight (lb)': '154', 'Height (ft)': '5', 'Height (in)': '9' });
    const calls = `**${bmiContract.save.path.replace(':id', String(client.id))}`;
    await page.route(calls, (route) => route.fulfill({ status: 400, json: { message: '', code: 1 } }));
    await calculator.save.click();
    await expect(calculator.alert).toHaveText('Something went wrong! Please try again later.');
    await expect(calculator.field('Weight (lb)')).toHaveValue('154');
    await page.unroute(calls);
    await calculator.save.click();
    await expect(calculator.saved).toBeVisible();
    await calculator.showHistory();
    await expect(calculator.rows).toHaveCount(2);
  },
);

test('a calculator is worked by keyboard alone', { tag: '@full' }, async ({ page, context, request }) => {
  const { client } = await newClientOfSignedIn(context, request);
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  await tabTo(page, calculator.menu);
  await page.keyboard.press('Enter');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await expect(calculator.start).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(calculator.field('Load lifted (lb)')).toBeFocused();
  await tabTo(page, calculator.save);
  await page.keyboard.press('Enter');
  await expect(calculator.dialog.getByText('Enter a number.').first()).toBeVisible();
  await expect(calculator.field('Load lifted (lb)')).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.type('225');
  await page.keyboard.press('Tab');
  await page.keyboard.type('37');
  await tabTo(page, calculator.save);
  await page.keyboard.press('Enter');
  await expect(calculator.field('Repetitions to failure')).toBeFocused();
  await expect(calculator.dialog.getByText('Enter a number from 1 to 36.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5');
  await expect(calculator.result).toContainText('253.1');
  await tabTo(page, calculator.save);
  await page.keyboard.press('Enter');
  await expect(calculator.saved).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calculator.menu).toBeFocused();
});

test('saved results come a page at a time', { tag: '@full' }, async ({ page, context, request }) => {
  const { client, api } = await newClientOfSignedIn(context, request);
  const url = maxHeartRateContract.save.path.replace(':id', String(client.id));
  const headers = { Authorization: `Bearer ${api.token.access_token}` };
  for (let age = 20; age < 31; age += 1) {
    await request.post(url, { headers, data: { input: { age } } });
  }
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  await calculator.open('Max Heart Rate');
  await calculator.start.click();
  await expect(calculator.dialog.getByText('Last saved: 187 bpm')).toBeVisible();
  await calculator.showHistory();
  await expect(calculator.rows).toHaveCount(11);
  await calculator.showMore.click();
  await expect(calculator.rows).toHaveCount(12);
  await expect(calculator.showMore).toBeHidden();
});

test('a manager calculates and saves nothing', { tag: '@full' }, async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.manager), 'Noah Abrams');
  await page.goto(dashboardPath(client));
  const calculator = calculatorDialog(page);
  await calculator.open('Body Mass Index');
  await calculator.start.click();
  await expect(calculator.result).toContainText('kg/m²');
  await expect(calculator.dialog).toContainText('Only the trainer can save results.');
  await expect(calculator.save).toBeHidden();
  await calculator.showHistory();
  await expect(calculator.rows.nth(1)).toBeVisible();
  await expect(calculator.dialog.getByRole('figure')).toBeVisible();
  await checkAccessibility(page);
});
