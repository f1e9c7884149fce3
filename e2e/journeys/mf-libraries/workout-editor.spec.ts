import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { checkDoseLayout } from '../../fixtures/browser/checkDoseLayout';
import { dragByMouse, dragByRestingFinger, pointOn } from '../../fixtures/browser/dragging';
import { readFocusRing } from '../../fixtures/browser/focusRing';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { workoutEditorPage } from '../../pages/mf-libraries/workoutEditorPage';
import { OWN_WORKOUTS_PATH, workoutLibraryPage } from '../../pages/mf-libraries/workoutLibraryPage';

const REFUSED = /status of 503/;

const isCutOff = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

async function openNewWorkout(page: Page) {
  const { token } = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, token);
  const workouts = workoutLibraryPage(page);
  await workouts.open(OWN_WORKOUTS_PATH);
  await workouts.create('Workout');
  const editor = workoutEditorPage(page);
  await expect(editor.name).toBeFocused();
  await editor.add.click();
  await expect(editor.search).toBeFocused();
  return editor;
}

test('a workout is put together by mouse, finger and keyboard, and stays as it was put', async ({ page }) => {
  const editor = await openNewWorkout(page);
  await editor.search.fill('Push-Up');
  await editor.addOne('Push-Up').click();
  await expect(editor.names('Warm-Up')).toHaveText(['Push-Up']);
  await expect(editor.search).toBeFocused();
  await expect(editor.sourceName('Push-Up')).toBeInViewport({ ratio: 1 });
  expect(await editor.sourceName('Push-Up').evaluate(isCutOff)).toBe(false);
  await page.keyboard.type('Cat-Cow');
  const mouse = await dragByMouse(page, await pointOn(editor.source('Cat-Cow'), { x: -60 }));
  await mouse.to(await pointOn(editor.rows('Warm-Up').first(), { y: -8 }));
  await mouse.drop();
  await expect(editor.names('Warm-Up')).toHaveText(['Cat-Cow', 'Push-Up']);
  await editor.search.fill('Glute Bridge');
  const finger = await dragByRestingFinger(
    page,
    await pointOn(editor.source('Glute Bridge').first(), { x: -60 }),
  );
  await finger.to(await pointOn(editor.rows('Warm-Up').last(), { y: 8 }));
  await finger.drop();
  await expect(editor.names('Warm-Up')).toHaveText(['Cat-Cow', 'Push-Up', 'Glute Bridge']);
  await checkAccessibility(page);
  await editor.done.click();

  await editor.handle('Push-Up').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(editor.names('Main')).toHaveText(['Push-Up']);
  await page.keyboard.press('Control+z');
  await expect(editor.names('Warm-Up')).toHaveText(['Cat-Cow', 'Push-Up', 'Glute Bridge']);
  await editor.more('Glute Bridge').click();
  await editor.choose('Move to Core');
  await expect(editor.names('Core')).toHaveText(['Glute Bridge']);
  await expect(editor.saved).toBeVisible();

  await editor.names('Warm-Up').last().click();
  await editor.exercise.getByRole('textbox', { name: 'Sets' }).fill('5');
  await expect(editor.rows('Warm-Up').last()).toContainText('5 ×');
  await checkAccessibility(page);
  await page.keyboard.press('Tab');
  await expect(editor.saved).toBeVisible();
  await checkDoseLayout(page, editor.exercise);
  await editor.names('Warm-Up').first().press('Enter');
  await expect(editor.exercise.getByRole('heading', { name: 'Cat-Cow' })).toBeFocused();
  expect((await readFocusRing(page))?.contrast).toBeGreaterThanOrEqual(3);
  await page.reload();
  await expect(editor.names('Warm-Up')).toHaveText(['Cat-Cow', 'Push-Up']);
  await expect(editor.rows('Warm-Up').last()).toContainText('5 ×');
});

test('a removal the server refuses is undone and told', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(REFUSED);
  const editor = await openNewWorkout(page);
  await editor.search.fill('Push-Up');
  await editor.addOne('Push-Up').click();
  await expect(editor.saved).toBeVisible();
  await expect(page).toHaveURL(/workoutId=\d+/);
  await page.route('**/api/formline-workouts/*', (route) => route.fulfill({ status: 503, json: {} }));
  await editor.more('Push-Up').click();
  await editor.choose('Remove');
  await expect(editor.question).toContainText('Are you sure you would like to remove "Push-Up"?');
  await editor.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.more('Push-Up')).toBeFocused();
  await editor.more('Push-Up').click();
  await editor.choose('Remove');
  await editor.question.getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText(/Failed to delete the exercise: Push-Up from New Workout/).first(),
  ).toBeVisible();
  await expect(editor.names('Warm-Up')).toHaveText(['Push-Up']);
});
