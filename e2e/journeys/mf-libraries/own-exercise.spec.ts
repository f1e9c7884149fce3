import type { Locator } from '@playwright/test';
import { listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { uploadImage } from '@formline/shared/contracts/library/media';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkDoseLayout } from '../../fixtures/browser/checkDoseLayout';
import { drawPhoto, filmedVideo } from '../../fixtures/accounts/mediaFiles';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { chooseByKeyboard, tabBackTo, tabTo } from '../../fixtures/browser/keyboard';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { ownExercisePage } from '../../pages/mf-libraries/ownExercisePage';

const READY_WITHIN_MS = 30_000;

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? 0;

test.beforeEach(async ({ context, request }) => {
  await storeToken(context, productUrl, (await newTrainer(request)).token);
});

test(
  'an own exercise is made with a picture, a dose and what can take its place',
  { tag: '@main' },
  async ({ page }) => {
    const exercise = ownExercisePage(page);
    await exercise.openNew();
    await expect(exercise.name).toBeFocused();
    await expect(exercise.box('Strength')).toBeVisible();
    await checkAccessibility(page);
    await exercise.button('Save').click();
    await expect(exercise.form.getByText('At least 1 muscle group is required')).toBeVisible();
    await expect(exercise.name).toBeFocused();
    await exercise.fill('Sled Drag');
    await exercise.file.setInputFiles({
      name: 'sled.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(page, 'image/png'),
    });
    await expect(exercise.image).toBeVisible();
    await exercise.button('Body Map').click();
    const map = page.getByRole('dialog');
    await map.getByRole('group', { name: 'Body regions' }).getByLabel('Hips').check();
    await map.getByRole('button', { name: 'Save' }).click();
    await exercise.field('Sets').fill('3');
    await checkDoseLayout(page, exercise.form);
    await exercise.field('Distance').fill('40');
    await exercise.button('Save').click();
    await expect(exercise.form.getByText('Intensity is required when Distance is selected')).toBeVisible();
    await exercise.box('Can be done one side at a time').check();
    await exercise.description.fill('');
    await exercise.button('Save').click();
    await expect(exercise.form.getByText('Description is a required field')).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await exercise.description.fill('Lean back and walk.');
    await exercise.choice('Pace').check();
    await exercise.field('Pace').fill('3.5');
    await exercise.field('Rest').pressSequentially('130');
    await exercise.button('Choose progressions').click();
    const picker = page.getByRole('dialog', { name: 'Choose exercises' });
    await picker.getByRole('searchbox').fill('box jump');
    await picker.getByRole('row').filter({ hasText: 'Box Jump' }).first().click();
    await picker.getByRole('button', { name: 'Done' }).click();
    await exercise.button('Save').click();
    await expect(exercise.saved).toBeVisible();
    await expect(page).toHaveURL(/exerciseId=\d+/);
    await expect(exercise.rows.first()).toContainText('Sled Drag');

    await page.reload();
    await expect(exercise.name).toHaveValue('Sled Drag');
    await expect(exercise.image).toBeVisible();
    await expect(exercise.field('Rest')).toHaveValue('01:30');
    await expect(exercise.form.getByRole('list', { name: 'Progressions' })).toContainText('Box Jump');
    await expect(exercise.form.getByRole('button', { name: /Hips/ })).toBeVisible();
  },
);

test('an own exercise with a picture is made with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  await expect(exercise.name).toBeFocused();
  await page.keyboard.type('Sled Drag');
  await tabTo(page, exercise.description);
  await page.keyboard.type('Lean back and walk.');
  await tabTo(page, exercise.muscleGroups);
  await page.keyboard.type('Quadriceps');
  await page.keyboard.press('Enter');
  await expect(exercise.form.getByRole('button', { name: /Quadriceps/ })).toBeVisible();
  const photo = { name: 'sled.png', mimeType: 'image/png', buffer: await drawPhoto(page, 'image/png') };
  await tabBackTo(page, exercise.name);
  await chooseByKeyboard(page, exercise.button('Choose a file'), photo);
  await expect(exercise.image).toBeVisible();
  await expect(exercise.button('Replace')).toBeFocused();
  await tabTo(page, exercise.button('Save'));
  await page.keyboard.press('Enter');
  await expect(exercise.saved).toBeVisible();
  await expect(exercise.rows.first()).toContainText('Sled Drag');
});

test('an own exercise is changed and deleted, and nothing is lost by leaving', async ({ page }) => {
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  await exercise.fill('Sled Drag');
  await exercise.button('Save').click();
  await expect(exercise.rows.first()).toContainText('Sled Drag');
  await exercise.name.fill('Sled Pull');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(exercise.name).toHaveValue('Sled Drag');
  await exercise.name.fill('Sled Push');
  await page.getByRole('link', { name: 'Libraries' }).first().click();
  await exercise.question.getByRole('button', { name: 'Keep editing' }).click();
  await exercise.button('Save').click();
  await expect(exercise.saved).toBeVisible();
  await expect(exercise.rows.first()).toContainText('Sled Push');

  const indent = (await leftOf(exercise.button('Delete').locator('svg'))) - (await leftOf(exercise.name));
  expect(Math.abs(indent)).toBeLessThanOrEqual(1);
  await exercise.button('Delete').click();
  await exercise.question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Upload your own Exercises')).toBeVisible();
});

test('a film goes up, is shown, and takes the place of the picture', async ({ page }) => {
  const exercise = ownExercisePage(page);
  await exercise.openNew();
  await exercise.fill('Filmed Drag');
  const film = {
    name: 'sled.mp4',
    mimeType: 'video/mp4',
    buffer: filmedVideo({ seconds: 1, size: '320x240' }),
  };
  await exercise.file.setInputFiles(film);
  await expect(exercise.video).toHaveAttribute('src', /\/media\//, { timeout: READY_WITHIN_MS });
  await expect(exercise.video).toHaveAttribute('poster', /\/media\//);
  await exercise.button('Save').click();
  await expect(exercise.saved).toBeVisible();
  const [video, poster] = await Promise.all([
    exercise.video.getAttribute('src'),
    exercise.video.getAttribute('poster'),
  ]);
  for (const [address, type] of [
    [video, 'video/mp4'],
    [poster, 'image/'],
  ]) {
    const answer = await page.evaluate(
      (asked) => fetch(asked ?? '').then(({ status, headers }) => `${status} ${headers.get('content-type')}`),
      address,
    );
    expect(answer).toContain(`200 ${type}`);
  }
});

test(
  'what the server refuses is said, and nothing that was entered is lost',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    problems.allow(/status of 4(09|15)/);
    const exercise = ownExercisePage(page);
    await screenStates.failed(page, `**${listMuscleGroups.path}`);
    await exercise.openNew();
    await expect(exercise.alert('We couldn’t load the choices.')).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await exercise.button('Try again').click();
    await expect(exercise.muscleGroups).toBeVisible();
    await exercise.fill('Sled Drag');
    const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await exercise.file.setInputFiles(fake);
    await expect(exercise.alert('An error has occurred: ')).toBeVisible();
    await exercise.button('Save').click();
    await expect(exercise.saved).toBeVisible();

    const second = await page.context().newPage();
    await second.goto(page.url());
    const other = ownExercisePage(second);
    await other.name.fill('Sled Pull');
    await other.button('Save').click();
    await expect(other.saved).toBeVisible();
    await second.close();

    await exercise.name.fill('Sled Push');
    await exercise.button('Save').click();
    await expect(exercise.alert('Error saving exercise: ')).toBeVisible();
    await expect(exercise.name).toHaveValue('Sled Push');
    await exercise.button('Keep mine').click();
    await expect(exercise.saved).toBeVisible();

    await page.route(`**${deleteOwnExercise.path}**`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { message: 'Not today.', code: 4000 } })
        : route.continue(),
    );
    await exercise.button('Delete').click();
    await exercise.question.getByRole('button', { name: 'Delete' }).click();
    await expect(exercise.question).toContainText('Could not delete the exercise: Not today.');
    await page.keyboard.press('Escape');
    await expect(exercise.name).toHaveValue('Sled Push');
  },
);

test(
  'an upload is not left by mistake, and one that is cancelled leaves what was there',
  { tag: '@full' },
  async ({ page }) => {
    const exercise = ownExercisePage(page);
    await page.route(`**${uploadImage.path}`, () => new Promise(() => undefined));
    await exercise.openNew();
    const photo = await drawPhoto(page, 'image/jpeg');
    await exercise.file.setInputFiles({ name: 'sled.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(exercise.form.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await expect(exercise.button('Save')).toHaveAttribute('aria-disabled', 'true');
    await checkAccessibility(page);
    await exercise.button('Close').click();
    await expect(exercise.question).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await exercise.button('Cancel upload').click();
    await expect(exercise.button('Choose a file')).toBeFocused();
  },
);

test(
  'a manager reads an own exercise and can change nothing',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.manager);
    await page.goto('/libraries/exercises/my-exercises');
    const exercise = ownExercisePage(page);
    await exercise.exerciseRow('Park Bench Step-Up').click();
    const panel = page.getByRole('region', { name: 'Exercise Details', exact: true });
    await expect(panel.getByText('Description')).toBeVisible();
    await expect(panel).toContainText('Sets');
    await checkAccessibility(page);
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0);
  },
);
