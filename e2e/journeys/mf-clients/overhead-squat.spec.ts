import { dayAfter } from '../../fixtures/accounts/dates';
import { newClientWithWork } from '../../fixtures/accounts/plannedWork';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { expect, test } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { overheadSquatPages } from '../../pages/mf-clients/overheadSquatPages';

test('an overhead squat is recorded with the keyboard, its exercises go into Warm-Ups, and both are undone', async ({
  page,
  context,
  request,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const plan = { today, startDate: dayAfter(today, 2), endDate: dayAfter(today, 5) };
  const { client } = await newClientWithWork(context, request, plan);
  await page.goto(dashboardPath(client));
  const squat = overheadSquatPages(page);

  let actions = 0;
  const press = async (key: string, times = 1) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
    actions += times;
  };
  const begun = Date.now();
  await squat.record.focus();
  await press('Enter');
  await expect(squat.box('Feet turn out')).toBeFocused();
  await press('Tab');
  await press('Space');
  await press('Tab', 7);
  await press('Space');
  await expect(squat.box('Heels rise')).toBeChecked();
  await expect(squat.form.getByRole('checkbox', { name: 'Foam Roll Calves' })).toBeChecked();
  await expect(squat.form.getByRole('region', { name: 'Over-active muscles' })).toContainText('Soleus');
  const seconds = (Date.now() - begun) / 1000;
  await checkAccessibility(page);
  await press('Enter');
  await expect(squat.form).toBeHidden();
  await expect(squat.corrective.getByRole('listitem').first()).toContainText('Foam Roll Calves');
  test.info().annotations.push({ type: 'actions', description: `overhead squat ${actions}` });
  process.stdout.write(`Overhead squat: ${actions} keys, ${seconds.toFixed(1)} s to the result\n`);
  expect(actions).toBeLessThanOrEqual(15);

  await squat.addToWarmUps.focus();
  await page.keyboard.press('Enter');
  await expect(squat.warmUps.getByRole('button', { name: 'Add to 3 workouts' })).toBeFocused();
  await expect(squat.warmUps.getByRole('row', { name: /Adds all \d+ exercises/ })).toHaveCount(3);
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(squat.warmUps).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The workouts are as they were').last()).toBeVisible();
  await squat.addToWarmUps.click();
  await expect(squat.warmUps.getByRole('row', { name: /Adds all \d+ exercises/ })).toHaveCount(3);
  await page.keyboard.press('Escape');

  await squat.history.click();
  await checkAccessibility(page);
  await squat.historyDialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(squat.historyDialog).toContainText('No overhead squat recorded.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(squat.historyDialog).toContainText('Heels rise');
});
