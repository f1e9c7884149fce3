import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { setsPage } from '../pages/setsPage';

const ROUTINES = '**/api/compound-routines?*';

test('supersets and circuits: list, editor, missing details, picker, question, 400 %', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const sets = setsPage(page);
  await sets.open('circuits');
  await sets.row('Quiet Floor').click();
  await expect(sets.circuitNames.first()).toBeVisible();
  await checkAccessibility(page);
  await sets.addExercises.click();
  await expect(sets.picker.getByText('My Exercises')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await sets.name.fill('');
  await sets.tab('Supersets').click();
  await expect(sets.question).toBeVisible();
  await checkAccessibility(page);
  await sets.question.getByRole('button', { name: 'Discard' }).click();
  await sets.create('Superset');
  await sets.save.click();
  await expect(sets.editor.getByRole('alert')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('supersets and circuits: loading, failed, empty, read-only', async ({ page, signedInAs, problems }) => {
  problems.allow(REFUSED);
  problems.allow(/status of 404/);
  await signedInAs(accounts.manager);
  const sets = setsPage(page);
  await sets.open('supersets', '?view=superSetDetails&routineId=999999');
  await expect(page.getByRole('heading', { name: 'This superset is not here' })).toBeVisible();
  await checkAccessibility(page);
  await sets.open('favorites');
  await sets.row('Park Rounds').click();
  await expect(sets.details).toBeVisible();
  await checkAccessibility(page);
  await screenStates.empty(page, ROUTINES, { compoundRoutines: [], hasMore: false });
  await sets.open('circuits');
  await expect(page.getByText('Circuits of this trainer will stand here.')).toBeVisible();
  await checkAccessibility(page);
  await screenStates.failed(page, ROUTINES);
  await sets.open('supersets');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await checkAccessibility(page);
  await screenStates.loading(page, ROUTINES);
  await sets.open('circuits');
  await expect(page.getByText('Loading circuits')).toBeAttached();
  await checkAccessibility(page);
});
