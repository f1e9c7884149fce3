import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { newTrainer } from '../fixtures/newAccounts';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { storeToken } from '../fixtures/storedToken';
import { expect, productUrl, test } from '../fixtures/test';
import { MY_PROGRAMS_PATH, programsPage, PROVIDER_PROGRAMS_PATH } from '../pages/programsPage';

test('programs: failed, first time, list, one that is looked at, 400 %', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(REFUSED);
  const { token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
  await screenStates.failed(page, '**/api/formline-programs?*');
  await page.goto(MY_PROGRAMS_PATH);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create Program' }).last()).toBeVisible();
  await checkAccessibility(page);
  await page.goto(PROVIDER_PROGRAMS_PATH);
  const programs = programsPage(page);
  await programs.rows.first().click();
  await expect(programs.workouts.first()).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('programs of a manager: list, one that is looked at with its workout', async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  await page.goto(PROVIDER_PROGRAMS_PATH);
  const programs = programsPage(page);
  await programs.rows.first().click();
  await programs.workouts.first().getByRole('button').click();
  await expect(programs.workout).toBeVisible();
  await expect(programs.name).toHaveCount(0);
  await checkAccessibility(page);
});
