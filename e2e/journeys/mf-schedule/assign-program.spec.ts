import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { monthOf, dayAfter, todayIn } from '../../fixtures/accounts/dates';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { newGroupOfSignedIn } from '../../fixtures/accounts/clients';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import {
  assignProgramPage,
  assignProgramPath,
  groupProgramPath,
} from '../../pages/mf-schedule/assignProgramPage';

const PROVIDER = 'formline-programs';
const PROGRAM = 'First Four Weeks';
const WORKOUT = 'Beginner Full Body A';

onAnotherDay('a program is made fit for a client and stands on their calendar', async ({ page }) => {
  const { api, client } = await newGroupOfSignedIn(page);
  const flow = assignProgramPage(page);
  await page.goto(assignProgramPath(client, PROVIDER));
  const start = dayAfter(await todayIn(page), 3);
  await page.goto(`${assignProgramPath(client, PROVIDER)}&date=${start}`);
  await expect(flow.heading).toHaveText('Choose a program for Noor Hara');
  await flow.row(PROGRAM).click();
  await flow.name.fill('Back in shape');
  await flow.openWorkout(WORKOUT).click();
  await flow.workoutName.fill('First steps');
  await expect(flow.crumb('Preview Workout')).toBeVisible();
  await flow.workout.getByRole('button', { name: 'Close workout' }).click();
  await expect(flow.openWorkout('First steps')).toBeVisible();
  await flow.schedule.click();
  await expect(flow.start).toHaveValue(start.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'));
  await flow.confirm.click();
  await expect(page).toHaveURL(new RegExp(`/noor/dashboard/calendar\\?clientId=${client.id}&date=${start}$`));
  await expect(page.getByText('Back in shape scheduled for Noor Hara').first()).toBeVisible();
  const scheduled = await api.listWorkouts(client.id, monthOf(dayAfter(start, 7)));
  expect(scheduled.map(({ workout_name: name }) => name)).toContain('First steps');
  expect(scheduled.every(({ workout_date: date }) => date >= start)).toBe(true);
  expect(new Set(scheduled.map(({ program_name: name }) => name))).toEqual(new Set(['Back in shape']));
});

test(
  'a program of the library is scheduled for a group by the keyboard alone',
  { tag: '@main' },
  async ({ page }) => {
    const { api, client, groupId } = await newGroupOfSignedIn(page);
    const flow = assignProgramPage(page);
    await page.goto(groupProgramPath(groupId, PROVIDER));
    await expect(flow.heading).toHaveText('Choose a program for Early Risers');
    await expect(flow.row(PROGRAM)).toBeVisible();
    await tabTo(page, flow.search);
    await page.keyboard.type('first four');
    await expect(flow.list.getByRole('row')).toHaveCount(1);
    await tabTo(page, flow.list);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(flow.name).toHaveValue(PROGRAM);
    await tabTo(page, flow.schedule);
    await page.keyboard.press('Enter');
    await expect(flow.start).toBeFocused();
    await tabTo(page, flow.confirm);
    await page.keyboard.press('Enter');
    const today = await todayIn(page);
    await expect(page).toHaveURL(new RegExp(`/groups/my-groups/${groupId}/dashboard\\?date=${today}$`));
    const next = monthOf(dayAfter(today, 10));
    const scheduled = await api.listWorkouts(client.id, next);
    expect(new Set(scheduled.map(({ program_name: name }) => name))).toEqual(new Set([PROGRAM]));
    expect(scheduled.every(({ client_group_id: id }) => id === groupId)).toBe(true);
  },
);

test(
  'a refusal is told, nothing is lost, and reload, back and forward keep the view',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    const { client } = await newGroupOfSignedIn(page);
    const flow = assignProgramPage(page);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await checkLoadingAndFailed(page, () => page.goto(assignProgramPath(client, 'my-programs')), {
      calls: `**/api/users/${client.id}`,
      loading: page.getByText('Loading client', { exact: true }),
      failed: page.getByText('We couldn’t load this client'),
    });
    await checkLoadingAndFailed(page, () => tryAgain.click(), {
      calls: '**/api/formline-programs?*',
      loading: page.getByText('Loading programs', { exact: true }),
      failed: page.getByText('We couldn’t load the programs'),
    });
    await tryAgain.click();
    await expect(
      page.getByRole('heading', { name: "You haven't created any custom programs yet" }),
    ).toBeVisible();
    await expect(page.getByText('Create custom programs within your library.')).toBeVisible();
    await checkAccessibility(page);
    await flow.tab('Formline Programs').click();
    await flow.row(PROGRAM).click();
    await flow.openWorkout(WORKOUT).click();
    await expect(flow.workoutName).toHaveValue(WORKOUT);
    await page.goBack();
    await expect(flow.workout).toBeHidden();
    await page.goForward();
    await expect(flow.workoutName).toHaveValue(WORKOUT);
    await page.reload();
    await expect(flow.workoutName).toHaveValue(WORKOUT);
    await checkAccessibility(page);
    await flow.openExercise('Incline Push-Up').click();
    await flow.workout.getByRole('button', { name: 'Swap Exercise' }).click();
    await flow.workout.getByRole('radio', { name: 'Push-Up', exact: true }).check();
    await checkAccessibility(page);
    await flow.workout.getByRole('button', { name: 'Save' }).click();
    await expect(flow.program.getByText('Push-Up', { exact: true })).toBeVisible();
    await expect(flow.workout.getByRole('heading', { name: 'Push-Up', exact: true })).toBeFocused();
    await flow.name.fill('');
    await page.route('**/schedule-workout', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not now', code: 1 } }),
    );
    await flow.schedule.click();
    await expect(page.getByRole('dialog', { name: "Schedule Noor's Program" })).toBeVisible();
    await flow.confirm.click();
    await expect(flow.dialog.getByText('Not now')).toBeVisible();
    await checkAccessibility(page);
    await flow.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(flow.name).toHaveValue('');
    await page.getByRole('link', { name: 'Back to calendar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard Unsaved Changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await flow.undo.click();
    await expect(flow.name).toHaveValue(PROGRAM);
  },
);
