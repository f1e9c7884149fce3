import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { newTrainer } from '../fixtures/newAccounts';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { storeToken } from '../fixtures/storedToken';
import { expect, productUrl, test } from '../fixtures/test';
import {
  exerciseLibraryPage,
  FAVORITE_EXERCISES_PATH,
  MY_EXERCISES_PATH,
} from '../pages/exerciseLibraryPage';
import { libraryHomePage } from '../pages/libraryHomePage';
import { OWN_WORKOUTS_PATH, PROVIDER_WORKOUTS_PATH, workoutLibraryPage } from '../pages/workoutLibraryPage';
import { NEW_VIDEO_PATH, workoutVideoPage } from '../pages/workoutVideoPage';

/** A trainer who has made nothing yet, and is changed by nobody else. */
async function signInNewTrainer(page: Page) {
  const { token } = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, token);
}

test('home of the libraries: full, 400 %, manager', async ({ page, signedInAs }) => {
  const home = libraryHomePage(page);
  for (const account of [accounts.trainer, accounts.manager]) {
    await signedInAs(account);
    await home.open();
    await expect(home.tiles).toHaveCount(4);
    await checkAccessibility(page);
  }
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('workouts: loading, failed, first time', async ({ page, problems }) => {
  problems.allow(REFUSED);
  await signInNewTrainer(page);
  const workouts = workoutLibraryPage(page);
  const lists = '**/api/formline-workouts?*';
  await screenStates.loading(page, lists);
  await workouts.open(OWN_WORKOUTS_PATH);
  await expect(page.getByText('Loading workouts', { exact: true })).toBeAttached();
  await checkAccessibility(page);
  await page.unrouteAll();
  await screenStates.failed(page, lists);
  await page.reload();
  await expect(page.getByText('The workouts could not be loaded')).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
  await page.reload();
  await expect(workouts.firstTime).toBeVisible();
  await checkAccessibility(page);
});

test('a workout that is open: looked at, put together, a question, 400 %', async ({ page }) => {
  await signInNewTrainer(page);
  const workouts = workoutLibraryPage(page);
  await workouts.open(PROVIDER_WORKOUTS_PATH);
  await workouts.row('Beginner Full Body A').click();
  await expect(workouts.screen).toContainText('Warm-Up');
  await checkAccessibility(page);
  await workouts.copy.click();
  await expect(workouts.name).toBeVisible();
  await checkAccessibility(page);
  await workouts.choose('Delete');
  await expect(workouts.question).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(ZOOMED);
  await expect(workouts.rows.first()).toBeHidden();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('workouts of a manager', async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const workouts = workoutLibraryPage(page);
  await workouts.open(OWN_WORKOUTS_PATH);
  await workouts.row('Carry Day').click();
  await expect(workouts.screen).toContainText('Sandbag Shoulder Walk');
  await checkAccessibility(page);
});

test('a workout video: new, 400 %', async ({ page }) => {
  await signInNewTrainer(page);
  await page.goto(NEW_VIDEO_PATH);
  await expect(workoutVideoPage(page).name).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('exercises: first time, filters, body map, chips, groups, a question, 400 %', async ({
  page,
  signedInAs,
}) => {
  const { token } = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, token);
  const library = exerciseLibraryPage(page);
  await library.open('', MY_EXERCISES_PATH);
  await expect(page.getByRole('heading', { name: 'Upload your own Exercises' })).toBeVisible();
  await checkAccessibility(page);
  await signedInAs(accounts.trainer);
  await library.open('', FAVORITE_EXERCISES_PATH);
  await expect(library.groups.first()).toBeVisible();
  await checkAccessibility(page);
  await library.filters.click();
  await library.filter('Chest').click();
  await checkAccessibility(page);
  await library.bodyMap.open.click();
  await expect(library.bodyMap.dialog.getByText('1 Selected')).toBeVisible();
  await checkAccessibility(page);
  await library.bodyMap.save.click();
  await expect(library.chip('Chest')).toBeVisible();
  await checkAccessibility(page);
  await library.open('', MY_EXERCISES_PATH);
  await library.list
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(ZOOMED);
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});
