import { listMuscleGroups } from '@formline/shared/contracts/catalogues';
import { uploadImage } from '@formline/shared/contracts/media';
import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { drawPhoto } from '../fixtures/photo';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { ownExercisePage } from '../pages/ownExercisePage';

test('own exercise: empty, and with wrong entries at 400 %', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  await expect(exercise.box('Strength')).toBeVisible();
  await checkAccessibility(page);
  await exercise.fill('Sled Drag');
  await exercise.description.fill('');
  await exercise.box('Can be done one side at a time').check();
  await exercise.choice('Distance').check();
  await exercise.field('Distance').fill('3');
  await exercise.button('Save').click();
  await expect(exercise.form.getByText('Description is a required field')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('own exercise: an upload under way, and a question', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await screenStates.loading(page, `**${uploadImage.path}`);
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  const photo = await drawPhoto(page, 'image/jpeg');
  await exercise.file.setInputFiles({ name: 'sled.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(exercise.button('Cancel upload')).toBeVisible();
  await checkAccessibility(page);
  await exercise.button('Close').click();
  await expect(exercise.question).toBeVisible();
  await checkAccessibility(page);
});

test('own exercise: choices that did not come, and what a manager reads', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(REFUSED);
  await signedInAs(accounts.trainer);
  await screenStates.failed(page, `**${listMuscleGroups.path}`);
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  await expect(exercise.alert('The choices could not be loaded.')).toBeVisible();
  await checkAccessibility(page);
  await signedInAs(accounts.manager);
  await page.goto('/libraries/exercises/my-exercises');
  await exercise.exerciseRow('Park Bench Step-Up').click();
  await expect(page.getByRole('region', { name: 'Exercise Details', exact: true })).toContainText('Sets');
  await checkAccessibility(page);
});
