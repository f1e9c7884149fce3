import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { screenStates } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, productUrl, test } from '../../fixtures/test';
import { setsPage } from '../../pages/mf-libraries/setsPage';

async function signInNewTrainer(context: BrowserContext, request: APIRequestContext) {
  const { token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
}

test('a superset is made, starred, changed, and removed', async ({ page, context, request }) => {
  await signInNewTrainer(context, request);
  const sets = setsPage(page);
  await sets.open('circuits');
  await sets.section.click();
  await expect(page).toHaveURL('/libraries/sets/supersets');
  await expect(page.getByRole('heading', { name: 'Create your own Supersets' })).toBeVisible();
  await sets.create('Superset');
  await sets.save.click();
  await expect(sets.editor.getByRole('alert')).toHaveText('Please fill all the details');
  await checkAccessibility(page);
  await checkZoomed(page);
  await sets.name.fill('Push and Pull');
  await sets.reps.fill('12');
  await sets.fillSlot('Exercise 1', 'Push-Up');
  await sets.fillSlot('Exercise 2', 'Inverted Row');
  await sets.save.click();
  await expect(sets.row('Push and Pull')).toContainText('Push-Up + Inverted Row');
  await expect(sets.editor).toBeHidden();

  await sets.star('Push and Pull').click();
  await sets.tab('Favorites').click();
  await sets.row('Push and Pull').click();
  await sets.name.fill('Push, then pull');
  await page.getByRole('button', { name: 'Swap the two exercises' }).click();
  await sets.save.click();
  await expect(sets.row('Push, then pull')).toContainText('Inverted Row + Push-Up');

  await sets.tab('Supersets').click();
  await sets.bin('Push, then pull').click();
  await expect(sets.question).toContainText('Remove Superset');
  await sets.question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Create your own Supersets' })).toBeVisible();
});

test('a circuit is put in order by pointer, keys and buttons, and undone', async ({
  page,
  context,
  request,
}) => {
  await signInNewTrainer(context, request);
  const sets = setsPage(page);
  await sets.open('circuits');
  await sets.create('Circuit');
  await sets.name.fill('Engine');
  await sets.rounds.fill('4');
  await sets.rest.pressSequentially('130');
  await expect(sets.rest).toHaveValue('01:30');
  await sets.addExercises.click();
  await sets.pick('Burpee', 'Jump Rope', 'Kettlebell Swing');
  await expect(sets.circuitNames).toHaveText([/Burpee/, /Jump Rope/, /Kettlebell Swing/]);
  await sets.dragBelow('Burpee', 'Jump Rope');
  await expect(sets.circuitNames).toHaveText([/Jump Rope/, /Burpee/, /Kettlebell Swing/]);
  await sets.grip('Kettlebell Swing').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(sets.circuitNames).toHaveText([/Jump Rope/, /Kettlebell Swing/, /Burpee/]);
  await sets.undo.click();
  await expect(sets.circuitNames).toHaveText([/Jump Rope/, /Burpee/, /Kettlebell Swing/]);
  await sets.addExercises.click();
  await sets.pick('Burpee');
  await expect(sets.circuitNames).toHaveText([/Jump Rope/, /Kettlebell Swing/]);
  await checkAccessibility(page);
  await sets.save.click();
  await expect(sets.row('Engine')).toContainText('4 rounds');
  await expect(sets.row('Engine')).toContainText('01:30 rest');
});

test(
  'unsaved changes are asked about, and survive a look at an exercise and a refusal',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(/status of 500/);
    await signedInAs(accounts.trainer);
    const sets = setsPage(page);
    await sets.open('supersets');
    await sets.row('Shoulder Care').click();
    await sets.name.fill('Shoulders first');
    await page.getByRole('button', { name: 'Show Wall Slide' }).click();
    await expect(page.getByRole('heading', { name: 'Wall Slide' })).toBeVisible();
    await page.goBack();
    await expect(sets.name).toHaveValue('Shoulders first');
    await page.route('**/api/compound-routines/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The server rests.', code: 5000 } }),
    );
    await sets.save.click();
    await expect(sets.editor.getByRole('alert')).toHaveText('The server rests.');
    await sets.tab('Circuits').click();
    await expect(sets.question).toContainText('Discard Unsaved Changes?');
    await checkAccessibility(page);
    await sets.question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(sets.name).toHaveValue('Shoulders first');
    await sets.tab('Circuits').click();
    await sets.question.getByRole('button', { name: 'Discard' }).click();
    await expect(sets.row('Park Rounds')).toBeVisible();
  },
);

test('a superset is made by keyboard alone', { tag: '@full' }, async ({ page, context, request }) => {
  await signInNewTrainer(context, request);
  const sets = setsPage(page);
  await sets.open('supersets');
  await tabTo(page, page.getByRole('button', { name: 'Create New' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Circuit' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sets.name).toBeFocused();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  for (const name of ['Push-Up', 'Front Plank']) {
    await page.keyboard.press('Tab');
    await tabTo(page, sets.editor.getByRole('button', { name: 'Choose exercise' }).first());
    await page.keyboard.press('Enter');
    await expect(sets.picker.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(name);
    await expect(sets.picker.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible();
    await tabTo(page, sets.picker.getByRole('grid'));
    await page.keyboard.press('Enter');
    await tabTo(page, sets.picker.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(sets.editor.getByText(name)).toBeVisible();
  }
  await tabTo(page, sets.save);
  await page.keyboard.press('Enter');
  await expect(sets.row('By hand')).toContainText('Push-Up + Front Plank');
});

test(
  'the picker shows own exercises first, and Shift reaches over many',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const sets = setsPage(page);
    await sets.open('circuits', '?view=circuitDetails&routineId=new');
    await sets.addExercises.click();
    await expect(sets.picker.getByText('My Exercises')).toBeVisible();
    await checkAccessibility(page);
    const rows = sets.picker.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await rows.nth(2).click();
    await rows.nth(5).click({ modifiers: ['Shift'] });
    await expect(sets.picker.getByText('4 of 30 chosen')).toBeVisible();
    await sets.picker.getByRole('button', { name: 'Close' }).last().click();
    await expect(sets.editor.getByText('No exercises yet')).toBeVisible();
  },
);

test(
  'a manager looks at supersets and circuits and changes nothing',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(/status of 40[04]/);
    await signedInAs(accounts.manager);
    const sets = setsPage(page);
    const calls = '**/api/compound-routines?*';
    await checkLoadingAndFailed(page, () => sets.open('circuits'), {
      calls,
      loading: page.getByText('Loading circuits'),
      failed: page.getByRole('button', { name: 'Try again' }),
    });
    await screenStates.empty(page, calls, { compoundRoutines: [], hasMore: false });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Circuits of this trainer will appear here.')).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await sets.open('supersets', '?view=superSetDetails&routineId=999999');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this superset' })).toBeVisible();
    await checkAccessibility(page);
    await sets.tab('Favorites').click();
    await sets.row('Park Rounds').click();
    await expect(sets.details).toBeVisible();
    await checkAccessibility(page);
    await sets.tab('Circuits').click();
    await sets.row('Engine').click();
    await expect(sets.details).toContainText('01:00');
    await expect(sets.details.getByRole('button', { name: /Save|Delete/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create New' })).toHaveCount(0);
  },
);
