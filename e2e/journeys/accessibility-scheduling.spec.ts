import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { clientNamed } from '../fixtures/clientNamed';
import { monthOf, todayIn } from '../fixtures/dates';
import { newClientOfSignedIn } from '../fixtures/newClient';
import { REFUSED, screenStates } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { calendarPage, calendarPath } from '../pages/calendarPage';

interface State {
  /** The calls that wait, or are refused. */
  readonly calls: string;
  readonly loading: string;
  readonly failed: string;
}

/** Looks at a page while it waits for an answer, and after a refusal. */
async function checkLoadingAndFailed(page: Page, open: () => Promise<unknown>, state: State) {
  await screenStates.loading(page, state.calls);
  await open();
  await expect(page.getByText(state.loading, { exact: true }).first()).toBeAttached();
  await checkAccessibility(page);
  await page.unrouteAll();
  await screenStates.failed(page, state.calls);
  await open();
  await expect(page.getByText(state.failed).first()).toBeVisible();
  await checkAccessibility(page);
  await page.unrouteAll();
}

const picking: readonly (State & { readonly name: string; readonly path: string })[] = [
  {
    name: 'programs',
    path: 'schedule-programs/formline-programs',
    calls: '**/api/formline-programs?*',
    loading: 'Loading programs',
    failed: 'The programs could not be loaded',
  },
  {
    name: 'workouts',
    path: 'schedule-workouts/formline-workouts',
    calls: '**/api/formline-workouts?*',
    loading: 'Loading workouts',
    failed: 'The workouts could not be loaded',
  },
  {
    name: 'exercises',
    path: 'schedule-exercises',
    calls: '**/api/{formline-exercises,compound-routines}?*',
    loading: 'Loading exercises',
    failed: 'The exercises could not be loaded',
  },
];

for (const { name, path, ...state } of picking) {
  test(`${name} to choose from: loading, failed, without its client`, async ({
    page,
    signedInAs,
    problems,
  }) => {
    problems.allow(REFUSED);
    const client = await clientNamed(await signedInAs(accounts.trainer), 'Elena Petrova');
    const open = () => page.goto(calendarPath(client).replace('?', `/${path}?`));
    await checkLoadingAndFailed(page, open, state);
    await checkLoadingAndFailed(page, open, {
      calls: `**/api/users/${client.id}`,
      loading: 'Loading client',
      failed: 'The client could not be loaded',
    });
  });
}

test('a workout of the calendar, and what is customised: loading, failed', async ({
  page,
  context,
  request,
  problems,
}) => {
  // Three screens in two states, each in both colour schemes.
  test.slow();
  problems.allow(REFUSED);
  const { client, api } = await newClientOfSignedIn(context, request);
  const { id: workoutId, name } = await api.firstWorkout();
  const today = await todayIn(page);
  await api.scheduleWorkout(client.id, {
    startDate: today,
    currentDate: today,
    workouts: [{ workout_id: workoutId }],
  });
  const [planned] = await api.listWorkouts(client.id, monthOf(today));
  const state = { calls: '**/schedule/*', failed: 'Failed to load schedule data.' };
  const openDialog = async () => {
    await page.goto(calendarPath(client, today));
    await calendarPage(page).chip(today, name).click();
  };
  await checkLoadingAndFailed(page, openDialog, { ...state, loading: 'Loading the workout' });
  const place = `scheduleId=${planned?.user_schedule_id}&workoutId=${workoutId}&date=${today}`;
  for (const screen of ['customize-program', 'customize-workout']) {
    const open = () => page.goto(`${calendarPath(client).replace('?', `/${screen}?`)}&${place}`);
    await checkLoadingAndFailed(page, open, { ...state, loading: 'Loading the schedule' });
  }
});
