import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { dragByFinger, dragByRestingFinger, pointOn } from '../../fixtures/browser/dragging';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { programsPage, PROVIDER_PROGRAMS_PATH } from '../../pages/mf-libraries/programsPage';

const NEW = '?view=addWorkouts&programId=new';
const FULL_BODY = 'Beginner Full Body A';
const SPRINTS = 'Bike Sprint Intervals';

test.beforeEach(async ({ request, context }) => {
  const { token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
});

test('a program is put together by dragging, keyboard and buttons, and reload finds it so', async ({
  page,
}) => {
  const programs = programsPage(page);
  await programs.open(NEW);
  await programs.offered(FULL_BODY).dragTo(programs.program.getByText('No workouts yet'));
  await expect(programs.name).toHaveValue(/^New Program \d\d\/\d\d\/\d{4} /);
  await expect(programs.category).toContainText('General Fitness');
  await programs.addOne(SPRINTS).click();
  await expect(programs.workouts).toHaveText([FULL_BODY, SPRINTS]);
  await programs.grip(SPRINTS).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(programs.workouts).toHaveText([SPRINTS, FULL_BODY]);
  await programs.program
    .getByRole('group', { name: `Days of ${SPRINTS}` })
    .getByTitle('Monday')
    .click();
  await expect(programs.save).toHaveText('Saved');
  await checkAccessibility(page);
  await page.reload();
  await expect(programs.workouts).toHaveText([SPRINTS, FULL_BODY]);
  await expect(programs.program.getByTitle('Monday').first()).toHaveAttribute('aria-pressed', 'true');
});

test('a program is printed in place of the page', async ({ page }) => {
  const programs = programsPage(page);
  await programs.open(NEW);
  await programs.addOne(FULL_BODY).click();
  await programs.addOne(SPRINTS).click();
  await expect(programs.save).toHaveText('Saved');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
  await programs.print.click();
  const titles = page.getByRole('heading', { level: 1 });
  await expect(titles.filter({ visible: true })).toHaveText([/^New Program/, FULL_BODY, SPRINTS]);
  await expect(page.getByRole('table', { name: 'Main' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^New Program/);
  await checkAccessibility(page);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(titles.filter({ visible: true })).toHaveText('Programs');
  await expect(page).toHaveTitle('Programs · Formline');
});

test('a program is put together by a finger', async ({ page }) => {
  const programs = programsPage(page);
  await programs.open(NEW);
  await programs.addOne(FULL_BODY).click();
  await expect(programs.workouts).toHaveText([FULL_BODY]);
  const adding = await dragByRestingFinger(page, await pointOn(programs.offered(SPRINTS), { x: -40 }));
  await adding.to(await pointOn(programs.workouts.first(), { x: -60 }));
  await adding.drop();
  await expect(programs.workouts).toHaveText([SPRINTS, FULL_BODY]);
  const moving = await dragByFinger(page, await pointOn(programs.grip(FULL_BODY)));
  await moving.to(await pointOn(programs.grip(SPRINTS), { x: -10 }));
  await moving.drop();
  await expect(programs.workouts).toHaveText([FULL_BODY, SPRINTS]);
  await expect(programs.save).toHaveText('Saved');
});

test('a workout that is removed comes back by undo', { tag: '@full' }, async ({ page }) => {
  const programs = programsPage(page);
  await programs.open(NEW);
  await programs.addOne(FULL_BODY).click();
  await programs.more(FULL_BODY).click();
  await page.getByRole('menuitem', { name: 'Remove from program' }).click();
  await expect(programs.workouts).toHaveCount(0);
  await programs.undo.click();
  await expect(programs.workouts).toHaveText([FULL_BODY]);
  await expect(programs.save).toHaveText('Saved');
});

test('refusals are told, and nothing that was typed is lost', async ({ page, problems }) => {
  problems.allow(REFUSED);
  problems.allow(/status of 409/);
  const programs = programsPage(page);
  await programs.open(NEW);
  await programs.addOne(FULL_BODY).click();
  await expect(programs.save).toHaveText('Saved');
  await programs.name.fill('');
  await programs.name.blur();
  await expect(programs.program.getByRole('alert')).toHaveText('Program name is required');
  await page.getByRole('link', { name: 'Formline Programs' }).click();
  await page.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' }).getByText('Keep editing').click();
  let status = 400;
  const body = { message: 'Refused', code: 4091 };
  await page.route('**/formline-programs/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status, json: body }) : route.fallback(),
  );
  await programs.name.fill('Fast Legs');
  await programs.name.blur();
  await expect(programs.program.getByRole('alert')).toHaveText('Could not save program');
  await expect(programs.name).toHaveValue('Fast Legs');
  status = 409;
  await programs.save.click();
  const oops = page.getByRole('alertdialog', { name: 'Oops, there seems to be a problem with Fast Legs' });
  await expect(oops).toContainText(
    "We couldn't update your program at this time. Please refresh the page and try again.",
  );
  await oops.getByRole('button', { name: 'Ok' }).click();
  await expect(programs.name).toHaveValue(/^New Program/);
});

test(
  'the library says that it failed and how to begin, and shows a program of the provider',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    const programs = programsPage(page);
    await screenStates.failed(page, '**/api/formline-programs?*');
    await programs.open();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Create Program' }).last()).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'Formline Programs' }).click();
    await programs.rows.first().click();
    await expect(programs.workouts.first()).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
  },
);

test(
  'a manager looks at a program and its workout, and changes neither',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.manager);
    await page.goto(PROVIDER_PROGRAMS_PATH);
    const programs = programsPage(page);
    await programs.rows.first().click();
    await programs.workouts.first().getByRole('button').click();
    await expect(programs.workout).toBeVisible();
    await expect(programs.name).toHaveCount(0);
    await checkAccessibility(page);
  },
);
