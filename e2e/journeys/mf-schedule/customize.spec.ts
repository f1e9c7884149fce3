import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readGroupSchedule, scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { updateSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { findWorkouts, readWorkout } from '@formline/shared/contracts/library/workouts';
import { callAs } from '../../fixtures/accounts/callAs';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { dayAfter, monthOf } from '../../fixtures/accounts/dates';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { tabBackTo, tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { customizePage } from '../../pages/mf-schedule/customizePage';

const EVERY_DAY = ['0', '1', '2', '3', '4', '5', '6'];
const START = dayAfter(new Date().toISOString().slice(0, 10), 2);
const SCHEDULE_CALLS = '**/schedule/*';
const dates = { startDate: START, endDate: dayAfter(START, 6) };

async function scheduleForNewClient(context: BrowserContext, request: APIRequestContext) {
  const { client, api } = await newClientOfSignedIn(context, request);
  const as = { request, api };
  const { workouts } = await callAs(as, findWorkouts, { query: { size: 2, getPublic: 'true' } });
  const body = {
    ...dates,
    workouts: workouts.map(({ id }) => ({ workout_id: id, days_of_week: EVERY_DAY })),
  };
  const { id: scheduleId } = await callAs(as, scheduleWorkout, { params: { id: client.id }, body });
  const read = () => callAs(as, readSchedule, { params: { id: client.id, scheduleId } });
  const [first] = workouts;
  if (!first) throw new Error('The provider has no workouts.');
  const readLibrary = () => callAs(as, readWorkout, { params: { id: first.id } });
  const calendar = `/clients/my-clients/noor/dashboard/calendar`;
  return { client, as, body, first, scheduleId, read, readLibrary, calendar };
}

test('a program is customised for one client: the library, other days and the view stay', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(REFUSED);
  const { client, first, scheduleId, read, readLibrary, calendar } = await scheduleForNewClient(
    context,
    request,
  );
  const library = await readLibrary();
  const screen = customizePage(page);
  const query = `clientId=${client.id}&view=programDetails&scheduleId=${scheduleId}`;
  await checkLoadingAndFailed(page, () => page.goto(`${calendar}/customize-program?${query}`), {
    calls: SCHEDULE_CALLS,
    loading: page.getByText('Loading the schedule', { exact: true }),
    failed: page.getByText('Failed to load schedule data.'),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.heading("Customize Noor Hara's Program")).toBeVisible();
  await screen.program.getByRole('button', { name: first.name, exact: true }).click();
  await screen.workout.getByRole('button', { name: /, .*×/ }).first().click();
  await expect(screen.sets).toBeVisible();
  const opened = page.url();
  await screen.sets.fill('7');
  await screen.sets.blur();
  await expect.poll(async () => (await read()).version).toBe(2);
  await expect(page).not.toHaveURL(opened);
  await page.reload();
  await expect(screen.sets).toHaveValue('7');
  await checkAccessibility(page);
  const dayButton = screen.program.getByRole('button', { name: 'Sunday', pressed: true }).first();
  await dayButton.click();
  await screen.save.click();
  await expect(page.getByText('Successfully saved program!').first()).toBeVisible();
  const [changed, other] = (await read()).workouts;
  expect([changed?.days_of_week.length, other?.days_of_week.length]).toEqual([6, 7]);
  expect(await readLibrary()).toEqual(library);
  await page.goBack();
  await expect(screen.workout.getByRole('button', { name: 'Close workout' })).toBeVisible();
});

test(
  'a program that cannot be scheduled, or was changed elsewhere, is refused with its reason',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    const { client, as, first, scheduleId, read, calendar } = await scheduleForNewClient(context, request);
    const screen = customizePage(page);
    await page.goto(
      `${calendar}/customize-program?clientId=${client.id}&view=programDetails&scheduleId=${scheduleId}`,
    );
    const days = screen.program.getByRole('group', { name: `Days of ${first.name}` });
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await days.getByRole('button', { name: day }).click();
    }
    await screen.save.click();
    await expect(screen.program.getByRole('alert')).toHaveText(
      `Must select at least 1 day for the workout: ${first.name}`,
    );
    await days.getByRole('button', { name: 'Monday' }).click();
    const { version } = await read();
    const params = { id: client.id, scheduleId };
    await callAs(as, updateSchedule, { params, body: { version, name: 'Second Start' } });
    problems.allow(/409/);
    await screen.save.click();
    const dialog = page.getByRole('alertdialog', { name: /^Oops, there seems to be a problem with/ });
    await expect(dialog.getByRole('button', { name: 'Ok' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.program.getByRole('textbox', { name: 'Program name' })).toHaveValue('Second Start');
  },
);

test(
  'a program and a workout in it are customised with the keyboard alone',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { client, first, scheduleId, read, calendar } = await scheduleForNewClient(context, request);
    const screen = customizePage(page);
    await page.goto(
      `${calendar}/customize-program?clientId=${client.id}&view=programDetails&scheduleId=${scheduleId}`,
    );
    const days = screen.program.getByRole('group', { name: `Days of ${first.name}` });
    await expect(days).toBeVisible();
    await tabTo(page, days.getByRole('button', { name: 'Sunday' }));
    await page.keyboard.press('Space');
    await expect(days.getByRole('button', { name: 'Sunday', pressed: false })).toBeFocused();
    await tabBackTo(page, screen.save);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await read()).version).toBe(2);
    await tabTo(page, screen.program.getByRole('button', { name: first.name, exact: true }));
    await page.keyboard.press('Enter');
    const exercise = screen.workout.getByRole('button', { name: /, .*×/ }).first();
    await expect(exercise).toBeVisible();
    await tabTo(page, exercise);
    await page.keyboard.press('Enter');
    await expect(screen.sets).toBeVisible();
    await tabTo(page, screen.sets);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await read()).version).toBe(3);
    expect((await read()).workouts[0]?.days_of_week).toHaveLength(6);
  },
);

onAnotherDay('one day of a workout is changed for one client', async ({ page, context, request }) => {
  const { client, first, scheduleId, read, calendar } = await scheduleForNewClient(context, request);
  const date = dayAfter(START, 1);
  const screen = customizePage(page);
  await page.goto(
    `${calendar}/customize-workout?clientId=${client.id}&view=workoutDetails&scheduleId=${scheduleId}&workoutId=${first.id}&date=${date}`,
  );
  await expect(screen.heading("Customize Noor Hara's Workout")).toBeVisible();
  await expect(screen.editScope('This day')).toBeChecked();
  await screen.workoutName.fill('Easy day');
  await screen.workoutName.blur();
  await expect(screen.note('Applies to this day only.')).toBeVisible();
  await expect(screen.saved).toBeVisible();
  const easy = (await read()).days.filter(({ workout_name }) => workout_name === 'Easy day');
  expect(easy.map(({ workout_date }) => workout_date)).toEqual([date]);
  await checkAccessibility(page);
});

test('an exercise is swapped on one day of the calendar alone', async ({ page, context, request }) => {
  const { client, first, read, calendar } = await scheduleForNewClient(context, request);
  const date = dayAfter(START, 1);
  const actions = new ActionCounter(page);
  await page.goto(`${calendar}?clientId=${client.id}&date=${date}`);
  await actions.click(calendarPage(page).panel.getByRole('button', { name: first.name }));
  await actions.click(page.getByRole('link', { name: /^Swap / }).first());
  const swap = page.getByRole('region', { name: 'Swap Exercise' });
  await actions.click(swap.getByRole('radio').first());
  await checkAccessibility(page);
  await actions.click(swap.getByRole('button', { name: 'Save' }));
  await expect(customizePage(page).saved).toBeVisible();
  actions.report('Swapping an exercise on a scheduled day', 4);
  const { days } = await read();
  const own = days.filter(({ workout_name }) => workout_name === first.name);
  const changed = own.filter(({ workout_id }) => workout_id !== first.id);
  expect(changed.map(({ workout_date }) => workout_date)).toEqual([date]);
});

test('what is customised is taken off the calendar from there: one day, then all of it', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(REFUSED);
  test.slow();
  const { client, as, first, scheduleId, read, calendar } = await scheduleForNewClient(context, request);
  const date = dayAfter(START, 1);
  const screen = customizePage(page);
  const schedule = `clientId=${client.id}&scheduleId=${scheduleId}&date=${date}`;
  const query = `${schedule}&view=workoutDetails&workoutId=${first.id}`;
  await checkLoadingAndFailed(page, () => page.goto(`${calendar}/customize-workout?${query}`), {
    calls: SCHEDULE_CALLS,
    loading: page.getByText('Loading the schedule', { exact: true }),
    failed: page.getByText('Failed to load schedule data.'),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await screen.askToDelete('workout');
  const ofWorkout = screen.question(first.name);
  await expect(ofWorkout.scope('This workout')).toBeChecked();
  await checkAccessibility(page);
  await ofWorkout.confirm.click();
  await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', date);
  const left = (await read()).days.map((day) => `${day.workout_date} ${day.workout_name}`);
  expect(left).toHaveLength(13);
  expect(left).not.toContain(`${date} ${first.name}`);
  await page.goto(`${calendar}/customize-program?${schedule}&view=programDetails`);
  await screen.program.getByRole('button', { name: 'Sunday', pressed: true }).first().click();
  await screen.askToDelete('program');
  await checkAccessibility(page);
  await screen.question("Noor's Program").confirm.click();
  await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', date);
  const months = new Set([monthOf(dates.startDate), monthOf(dates.endDate)]);
  for (const month of months) expect(await as.api.listWorkouts(client.id, month)).toEqual([]);
});

test(
  'a workout is customised for all members of a group',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { client, as, body, first, readLibrary } = await scheduleForNewClient(context, request);
    const library = await readLibrary();
    const group = await callAs(as, createClientGroup, {
      body: { title: 'Runners', client_user_ids: [client.id] },
    });
    const plan = await callAs(as, scheduleForGroup, { params: { id: group.id }, body });
    const screen = customizePage(page);
    const path = `/groups/my-groups/${group.id}/dashboard/calendar/customize-workout`;
    await page.goto(`${path}?view=workoutDetails&scheduleId=${plan.id}&workoutId=${first.id}&date=${START}`);
    await expect(screen.note(/Changes apply to all members of Runners/)).toBeVisible();
    await screen.workoutName.fill('Together');
    await screen.workoutName.blur();
    const named = { params: { id: group.id, groupScheduleId: plan.id } };
    await expect
      .poll(async () => (await callAs(as, readGroupSchedule, named)).workouts[0]?.workout_name)
      .toBe('Together');
    expect(await readLibrary()).toEqual(library);
  },
);
