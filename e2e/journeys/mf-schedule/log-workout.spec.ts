import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { saveWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { monthOf, todayIn } from '../../fixtures/accounts/dates';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { isFullRun } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/test';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { shell } from '../../pages/host/shell';
import { logWorkoutPage } from '../../pages/mf-schedule/logWorkoutPage';

const NAME = 'Strength';
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const CONFLICT = /status of 409/;
const SAVES = `**${saveWorkoutLog.path.replace(':id', '*').replace(':scheduledWorkoutId', '*')}`;

interface Size {
  readonly exercises: number;
  readonly sets: number;
}

async function clientToday(
  { page, context, request }: { page: Page; context: BrowserContext; request: APIRequestContext },
  { exercises, sets }: Size,
) {
  const today = await todayIn(page);
  const { client, api, email } = await newClientOfSignedIn(context, request);
  // Its own session, which lasts when the browser logs out.
  const reader = await Api.signIn(request, email, STRONG_PASSWORD);
  const chosen = await api.listExercises(exercises);
  const dose = { sets, reps: 10, weight: 50, rest: 60 };
  const sections = [{ name: 'Main', exercises: chosen.map(({ id }) => ({ id, ...dose })) }];
  const workouts = [{ name: NAME, days_of_week: [], sections }];
  await api.scheduleWorkout(client.id, { startDate: today, endDate: null, currentDate: today, workouts });
  const [day] = await api.listWorkouts(client.id, monthOf(today));
  if (!day) throw new Error('Nothing was scheduled.');
  return {
    client,
    names: chosen.map(({ name }) => name),
    read: () => reader.readWorkoutLog(client.id, day.id),
  };
}

onAnotherDay(
  'six exercises of three sets are logged as prescribed in eight actions, and complete the day',
  async ({ page, context, request }) => {
    const { client, names, read } = await clientToday({ page, context, request }, { exercises: 6, sets: 3 });
    const log = logWorkoutPage(page);
    let actions = 0;
    const press = async (control: { click: () => Promise<void> }) => {
      await control.click();
      actions += 1;
    };
    await page.goto(dashboardPath(client));
    const { schedule } = clientDashboardPage(page);
    await press(schedule.getByRole('link', { name: `Log workout: ${NAME}` }));
    await expect(log.finish).toBeVisible();
    await checkAccessibility(page);
    for (const name of names) await press(log.exercise(name));
    await press(log.finish);
    await expect(page.getByRole('group', { name: `${NAME} is done` })).toBeVisible();
    const { log: logged, scheduled_workout: day } = await read();
    expect(
      logged?.exercises.map(({ sets }) => sets.map(({ reps, weight }) => `${reps} × ${weight}`)),
    ).toEqual(names.map(() => ['10 × 50', '10 × 50', '10 × 50']));
    expect(day.is_complete).toBe(true);
    expect(actions).toBeLessThanOrEqual(8);
    process.stdout.write(
      `Logged 6 exercises × 3 sets as prescribed from the dashboard: ${actions} actions\n`,
    );
  },
);

test('six exercises of three sets are logged with the keyboard alone', async ({ page, context, request }) => {
  const { client, names, read } = await clientToday({ page, context, request }, { exercises: 6, sets: 3 });
  const log = logWorkoutPage(page);
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  await page.goto(dashboardPath(client));
  await clientDashboardPage(page)
    .schedule.getByRole('link', { name: `Log workout: ${NAME}` })
    .focus();
  await press('Enter');
  await expect(log.finish).toBeVisible();
  await tabTo(page, log.field(names[0] ?? '', 1, 'Reps'));
  // Reps, weight and effort of each set; the last one ticks it.
  for (let field = 0; field < names.length * 3 * 3; field += 1) await press('Enter');
  await expect(page.getByRole('progressbar', { name: '18 of 18 sets' })).toBeVisible();
  await tabTo(page, log.finish);
  await press('Enter');
  await expect(page.getByRole('group', { name: `${NAME} is done` })).toBeVisible();
  expect((await read()).scheduled_workout.is_complete).toBe(true);
  process.stdout.write(`Logged 6 exercises × 3 sets one by one: ${keys} keys and the Tabs between\n`);
});

test('what is logged without a connection survives reloads and is stored once', async ({
  page,
  context,
  request,
  problems,
}) => {
  const rounds = isFullRun ? 20 : 2;
  test.setTimeout(60_000 + rounds * 20_000);
  // A lost answer is followed by a refusal of the version that the server already has.
  problems.allow(NO_LINE, CONFLICT);
  const { client, names, read } = await clientToday({ page, context, request }, { exercises: 7, sets: 3 });
  const log = logWorkoutPage(page);
  await page.goto(dashboardPath(client));
  await clientDashboardPage(page)
    .schedule.getByRole('link', { name: `Log workout: ${NAME}` })
    .click();
  await expect(log.finish).toBeVisible();
  const address = page.url();
  const expected: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = names[Math.floor(round / 3)] ?? '';
    const set = (round % 3) + 1;
    // Every other time the server stores it and only its answer is lost.
    const isAnswerLost = round % 2 === 1;
    if (isAnswerLost) await page.route(SAVES, async (route) => (await route.fetch(), route.abort()));
    else await context.setOffline(true);
    await log.field(name, set, 'Reps').fill(String(round + 1));
    await log.done(name, set).click();
    await expect(log.kept).toBeVisible();
    await page.reload().catch(() => undefined);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.goto(address);
    await expect(log.done(name, set)).toBeChecked();
    await expect(log.field(name, set, 'Reps')).toHaveValue(String(round + 1));
    await expect(log.saved).toBeVisible();
    await expect(log.conflict).toBeHidden();
    expected.push(`${name} ${set} ${round + 1}`);
    const { log: logged } = await read();
    const stored = (logged?.exercises ?? []).flatMap(({ name: of, sets }) =>
      sets.map(({ number, reps }) => `${of} ${number} ${reps}`),
    );
    expect(stored).toEqual(expected);
  }
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('workoutLog')),
  );
  expect(left).toEqual([]);
  const last = names.at(-1) ?? '';
  await log.field(last, 2, 'Reps').fill('7');
  await log.done(last, 1).click();
  await expect(log.saved).toBeVisible();
  await page.reload();
  await expect(log.done(last, 1)).toBeChecked();
  await expect(log.field(last, 2, 'Reps')).toHaveValue('7');
  process.stdout.write(
    `Offline in the middle of logging, with reload: ${rounds} times, 0 sets lost, 0 sets twice\n`,
  );
});

test('logging out asks before it loses what could not be sent, and sends first when it can', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(NO_LINE);
  const { client, names, read } = await clientToday({ page, context, request }, { exercises: 1, sets: 2 });
  const [name = ''] = names;
  const log = logWorkoutPage(page);
  const { logOut } = shell(page);
  await page.goto(dashboardPath(client));
  await clientDashboardPage(page)
    .schedule.getByRole('link', { name: `Log workout: ${NAME}` })
    .click();
  await expect(log.finish).toBeVisible();
  await context.setOffline(true);
  await log.done(name, 1).click();
  await expect(log.kept).toBeVisible();
  await logOut();
  const question = page.getByRole('alertdialog', { name: 'Log out and lose 1 change?' });
  await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(log.done(name, 1)).toBeChecked();
  await context.setOffline(false);
  await expect(log.saved).toBeVisible();

  await log.field(name, 1, 'Effort (1–10)').fill('9');
  await logOut();
  await expect(page).toHaveURL(/login/);
  expect((await read()).log?.exercises[0]?.sets).toMatchObject([{ number: 1, effort: 9 }]);
});

test(
  'a set is logged with the keyboard alone, and two tabs are put together',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(NO_LINE, CONFLICT);
    const { client, names, read } = await clientToday({ page, context, request }, { exercises: 2, sets: 2 });
    const [first = '', second = ''] = names;
    const log = logWorkoutPage(page);
    await page.goto(dashboardPath(client));
    await clientDashboardPage(page)
      .schedule.getByRole('link', { name: `Log workout: ${NAME}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(log.finish).toBeVisible();
    await log.field(first, 1, 'Reps').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('55');
    await page.keyboard.press('Enter');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(log.done(first, 1)).toBeChecked();
    await expect(log.field(first, 2, 'Reps')).toBeFocused();
    await expect(log.rest).toBeVisible();
    await checkAccessibility(page);
    await expect(log.saved).toBeVisible();
    expect((await read()).log?.exercises[0]?.sets).toMatchObject([{ reps: 11, weight: 55, effort: 8 }]);

    const other = await context.newPage();
    await other.goto(page.url());
    const theirs = logWorkoutPage(other);
    await expect(theirs.done(first, 1)).toBeChecked();
    await context.setOffline(true);
    await log.done(first, 2).click();
    await theirs.done(second, 1).click();
    await context.setOffline(false);
    await expect(log.done(first, 2)).toBeChecked();
    await expect(async () => {
      for (const one of [log, theirs]) {
        if (await one.conflict.isVisible()) await one.putTogether.click();
      }
      const sets = (await read()).log?.exercises.flatMap((exercise) => exercise.sets) ?? [];
      expect(sets).toHaveLength(3);
    }).toPass();
    await expect(log.conflict).toBeHidden();
    await expect(theirs.conflict).toBeHidden();
  },
);
