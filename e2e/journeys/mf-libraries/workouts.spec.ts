import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { LIBRARY_HOME_PATH, libraryHomePage } from '../../pages/mf-libraries/libraryHomePage';
import { shellDialogs } from '../../pages/host/shellDialogs';
import {
  OWN_WORKOUTS_PATH,
  PROVIDER_WORKOUTS_PATH,
  workoutLibraryPage,
} from '../../pages/mf-libraries/workoutLibraryPage';

const WORKOUT_CALLS = '**/api/formline-workouts/*';
const REFUSED = /status of 503/;

async function signInNewTrainer(page: Page) {
  const { token } = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, token);
}

const refuse = (page: Page, url: string, method: string) =>
  page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );

test(
  'the home of the libraries leads to all four, and the breadcrumbs back',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const home = libraryHomePage(page);
    await home.open();
    await expect(home.tiles).toHaveText(['Exercises', 'Workouts', 'Supersets & Circuits', 'Programs']);
    await checkAccessibility(page);
    await home.tile('Workouts').click();
    await expect(page).toHaveURL(PROVIDER_WORKOUTS_PATH);
    await expect(home.breadcrumbs).toHaveText('LibrariesWorkouts');
    await home.breadcrumbs.getByRole('link', { name: 'Libraries' }).click();
    await expect(page).toHaveURL(LIBRARY_HOME_PATH);
    await home.part('My Workouts').click();
    await expect(page).toHaveURL(OWN_WORKOUTS_PATH);
  },
);

test('a workout of the library is copied, renamed, duplicated and deleted', async ({ page }) => {
  await signInNewTrainer(page);
  const workouts = workoutLibraryPage(page);
  await workouts.open(PROVIDER_WORKOUTS_PATH);
  await workouts.row('Beginner Full Body A').click();
  await expect(page).toHaveURL(/view=workoutDetails&workoutId=\d+/);
  await expect(workouts.screen).toContainText('Warm-Up');
  await expect(workouts.name).toBeHidden();
  await checkAccessibility(page);
  await workouts.copy.click();
  await expect(workouts.notice('Beginner Full Body A saved successfully to My Workouts')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${OWN_WORKOUTS_PATH}\\?`));
  await expect(workouts.search).toHaveValue('Beginner Full Body A');
  await expect(workouts.rows).toHaveCount(1);
  await checkAccessibility(page);
  await checkZoomed(page, () => expect(workouts.rows.first()).toBeHidden());

  await workouts.name.fill('Tuesday Start');
  await workouts.name.press('Tab');
  await expect(workouts.saved).toBeVisible();
  await expect(workouts.row('Tuesday Start')).toBeVisible();
  await workouts.choose('Duplicate');
  await expect(workouts.search).toHaveValue('Tuesday Start (Copy)');
  await expect(workouts.name).toHaveValue('Tuesday Start (Copy)');

  await workouts.choose('Delete');
  await expect(workouts.question).toContainText('Delete Tuesday Start (Copy)?');
  await checkAccessibility(page);
  await workouts.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(workouts.more).toBeFocused();
  await workouts.choose('Delete');
  await workouts.question.getByRole('button', { name: 'Delete' }).click();
  await expect(workouts.screen).toBeHidden();
  await expect(page.getByText('No Results Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(workouts.rows).toHaveCount(1);
  await expect(workouts.row('Tuesday Start')).toBeVisible();
});

test('a first workout is made by its first change, under the name of the day', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await signInNewTrainer(page);
  const workouts = workoutLibraryPage(page);
  await checkLoadingAndFailed(page, () => workouts.open(OWN_WORKOUTS_PATH), {
    calls: '**/api/formline-workouts?*',
    loading: page.getByText('Loading workouts', { exact: true }),
    failed: page.getByText('We couldn’t load the workouts'),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(workouts.firstTime).toBeVisible();
  await checkAccessibility(page);
  await expect(workouts.firstTime).toBeVisible();
  await workouts.create('Workout');
  await expect(workouts.name).toHaveValue(/^New Workout \d\d-\d\d$/);
  await expect(workouts.firstTime).toBeVisible();
  await workouts.screen.getByRole('textbox', { name: 'Description' }).fill('Easy start');
  await expect(page).toHaveURL(/workoutId=\d+/);
  await expect(workouts.saved).toBeVisible();
  await expect(workouts.rows).toHaveText([/^New Workout \d\d-\d\d/]);
  await page.reload();
  await expect(workouts.screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Easy start');
  await workouts.close.click();
  await expect(page).toHaveURL(OWN_WORKOUTS_PATH);
  const dialogs = shellDialogs(page);
  await dialogs.openPalette();
  await page.keyboard.type('create a workout');
  await expect(dialogs.chosenOption).toHaveText('Create a workout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/workoutId=new/);
  await expect(workouts.name).toHaveValue(/^New Workout/);
  await expect(workouts.rows).toHaveCount(1);
});

test(
  'what the server refuses is told, and nothing that was typed is lost',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    await signInNewTrainer(page);
    const workouts = workoutLibraryPage(page);
    await workouts.open(PROVIDER_WORKOUTS_PATH);
    await workouts.row('Beginner Full Body A').click();
    await refuse(page, '**/api/formline-workouts/*/copy', 'POST');
    await workouts.copy.click();
    await expect(workouts.notice('Beginner Full Body A was not saved to My Workouts')).toBeVisible();
    await page.unrouteAll();
    await workouts.copy.click();
    await expect(workouts.name).toBeVisible();

    await refuse(page, WORKOUT_CALLS, 'DELETE');
    await workouts.choose('Delete');
    await workouts.question.getByRole('button', { name: 'Delete' }).click();
    await expect(workouts.question).toContainText('Failed to delete Beginner Full Body A with error:');
    await workouts.question.getByRole('button', { name: 'Cancel' }).click();

    await refuse(page, WORKOUT_CALLS, 'PUT');
    await workouts.name.fill('Kept words');
    await expect(workouts.screen.getByRole('alert')).toBeVisible();
    await workouts.tab('Formline Workouts').click();
    await expect(workouts.question).toContainText('Discard Unsaved Changes?');
    await workouts.question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(workouts.name).toHaveValue('Kept words');
    await page.unrouteAll();
    await workouts.screen.getByRole('button', { name: 'Try again' }).click();
    await expect(workouts.saved).toBeVisible();
    await workouts.tab('Formline Workouts').click();
    await expect(page).toHaveURL(PROVIDER_WORKOUTS_PATH);
  },
);

test('a manager looks at workouts and changes none', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const workouts = workoutLibraryPage(page);
  await workouts.open(OWN_WORKOUTS_PATH);
  await expect(page.getByText("You are viewing a Trainer's Dashboard.")).toBeVisible();
  await workouts.row('Carry Day').click();
  await expect(workouts.screen).toContainText('Sandbag Shoulder Walk');
  await checkAccessibility(page);
  await expect(workouts.screen.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Create|More actions|Copy to My Workouts)$/ })).toHaveCount(
    0,
  );
});
