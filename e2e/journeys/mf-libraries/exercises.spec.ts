import type { APIRequestContext } from '@playwright/test';
import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import { listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import { createOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import * as z from '@formline/shared/contracts/schema';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import {
  EXERCISES_PATH,
  exerciseLibraryPage,
  FAVORITE_EXERCISES_PATH,
  MY_EXERCISES_PATH,
} from '../../pages/mf-libraries/exerciseLibraryPage';

async function newExercise(request: APIRequestContext, token: TokenAnswer, name: string) {
  const headers = { Authorization: `Bearer ${token.access_token}` };
  const answer = await request.get(listMuscleGroups.path, { headers });
  const groups = z.safeParse(z.object({ result: listMuscleGroups.result }), await answer.json());
  const [group] = groups.success ? groups.data.result : [];
  const data = { name, description: 'Pull the sled.', muscle_group_ids: [group?.id] };
  const made = await request.post(createOwnExercise.path, { headers, data });
  if (!made.ok()) throw new Error(`${name} was not made: ${made.status()} ${await made.text()}`);
}

const REFUSED = /status of 500/;
const SLED = 'Sled Drag';
const SWING = 'Kettlebell Swing';

test(
  'addresses without a tab, and of no tab, lead to the provider’s exercises',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    for (const path of ['/libraries/exercises', '/libraries/exercises/none', '/libraries/none/at/all']) {
      await page.goto(path);
      await expect(page).toHaveURL(EXERCISES_PATH);
    }
    await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
  },
);

test('filters wait until their menu closes; chips, the body map and a tab change them', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const library = exerciseLibraryPage(page);
  await library.open();
  await library.filters.click();
  await library.filter('Calves').click();
  await library.filter('Balance').click();
  await checkAccessibility(page);
  await checkZoomed(page);
  await expect(page).toHaveURL(EXERCISES_PATH);
  await page.keyboard.press('Escape');
  await expect(library.chip('Calves')).toBeVisible();
  await expect(library.row(1)).toContainText('Calves');
  await library.chip('Balance').click();
  await expect(library.chip('Balance')).toBeHidden();

  await library.filters.click();
  await library.bodyMap.open.click();
  const { bodyMap } = library;
  await expect(bodyMap.dialog.getByText('1 Selected')).toBeVisible();
  await checkAccessibility(page);
  await bodyMap.half('Front', 'Chest').click();
  await expect(bodyMap.box('Chest')).toBeChecked();
  await expect(bodyMap.dialog.getByText('2 Selected')).toBeVisible();
  await bodyMap.reset.click();
  await expect(bodyMap.dialog.getByText('0 Selected')).toBeVisible();
  await bodyMap.box('Back').click();
  await bodyMap.save.click();
  await expect(library.chip('Back')).toBeVisible();
  await expect(library.chip('Calves')).toBeHidden();
  await expect(library.filters).toBeFocused();

  await page.reload();
  await expect(library.chip('Back')).toBeVisible();
  await expect(library.row(1)).toBeVisible();
  await checkAccessibility(page);
  await library.tab('My Exercises').click();
  await expect(page).toHaveURL(MY_EXERCISES_PATH);
  await expect(library.clearAll).toBeHidden();
});

test(
  'the library is narrowed and a favourite made by keyboard alone',
  { tag: '@full' },
  async ({ page, request, context }) => {
    const { token } = await newTrainer(request);
    await storeToken(context, productUrl, token);
    const library = exerciseLibraryPage(page);
    await library.open();
    await expect(library.row(1)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(SWING);
    await expect(library.row(1)).toContainText(SWING);
    await library.list.focus();
    await page.keyboard.press('ArrowRight');
    await expect(library.star(SWING).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(library.star(SWING).first()).toHaveAttribute('aria-pressed', 'true');

    await library.filters.focus();
    await page.keyboard.press('Enter');
    await expect(library.filter('Chest')).toBeVisible();
    await page.keyboard.type('choose');
    await page.keyboard.press('Enter');
    const { bodyMap } = library;
    await expect(bodyMap.dialog).toBeVisible();
    await bodyMap.region('Back', 'Head').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(bodyMap.dialog.getByText('1 Selected')).toBeVisible();
    await bodyMap.save.focus();
    await page.keyboard.press('Enter');
    await expect(bodyMap.dialog).toBeHidden();
    await expect(library.clearAll).toBeVisible();
    await library.clearAll.focus();
    await page.keyboard.press('Enter');
    await expect(library.search).toBeFocused();
    await expect(library.search).toHaveValue('');
  },
);

test('favourites of both sources stand under headings until they are none any more', async ({
  page,
  request,
  context,
  problems,
}) => {
  problems.allow(REFUSED);
  const { token } = await newTrainer(request);
  await newExercise(request, token, SLED);
  await storeToken(context, productUrl, token);
  const library = exerciseLibraryPage(page);
  await library.open(`?search=${encodeURIComponent(SWING)}`);
  await page.route('**/formline-exercises/favorite/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The server is resting.', code: 5000 } }),
  );
  await library.star(SWING).first().click();
  const refusal = `Failed to favorite ${SWING} with error: The server is resting.`;
  await expect(page.getByRole('group', { name: refusal })).toBeVisible();
  await expect(library.star(SWING).first()).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll();
  await library.star(SWING).first().click();
  await library.tab('My Exercises').click();
  await library.star(SLED).click();
  await library.tab('Favorite Exercises').click();
  await expect(library.groups).toHaveText(['My Exercises', 'Formline Exercises']);
  await checkAccessibility(page);
  await library.star(SLED).click();
  await expect(library.named(SLED)).toBeHidden();
  await expect(library.named(SWING)).toBeVisible();
  await page.reload();
  await expect(library.groups).toHaveText(['Formline Exercises']);
});

test(
  'an own exercise is deleted from its row; without any, the first is asked for',
  { tag: '@full' },
  async ({ page, request, context, problems }) => {
    problems.allow(REFUSED);
    const { token } = await newTrainer(request);
    await newExercise(request, token, SLED);
    await storeToken(context, productUrl, token);
    const library = exerciseLibraryPage(page);
    await library.open('', MY_EXERCISES_PATH);
    await expect(library.named(SLED)).toBeVisible();
    await checkZoomed(page);
    const bin = page.getByRole('button', { name: `Delete ${SLED}` });
    const question = page.getByRole('alertdialog', { name: `Delete ${SLED}?` });
    await page.route('**/trainers/exercises?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The server is resting.', code: 5000 } }),
    );
    await bin.click();
    await expect(question).toBeVisible();
    await checkAccessibility(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText(
      `Failed to delete ${SLED} with error: The server is resting.`,
    );
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Upload your own Exercises' })).toBeVisible();
    await checkAccessibility(page);
    await library.create.first().click();
    await expect(page).toHaveURL(`${MY_EXERCISES_PATH}?view=customExerciseDetails&exerciseId=new`);
  },
);

test('a manager reads the exercises and changes none', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const library = exerciseLibraryPage(page);
  for (const path of [EXERCISES_PATH, MY_EXERCISES_PATH, FAVORITE_EXERCISES_PATH]) {
    await library.open('', path);
    await expect(library.rows.first()).toBeVisible();
    await expect(library.list.getByRole('button')).toHaveCount(0);
    await expect(library.create).toHaveCount(0);
  }
});
