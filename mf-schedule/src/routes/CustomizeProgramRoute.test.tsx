import { updateSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildSchedule } from '../testing/buildPlan';
import { stopAtFriday } from '../testing/clock';
import { type CustomizePage, lastStep, openCustomizing, programRegion } from '../testing/customizePage';
import { CustomizeProgramRoute } from './CustomizeProgramRoute';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const open = (given: Partial<CustomizePage> = {}) =>
  openCustomizing({
    route: <CustomizeProgramRoute />,
    page: 'customize-program',
    query: 'view=programDetails&scheduleId=5&date=2026-11-23',
    ...given,
  });

it('says whose program it is, what a change reaches, and leads back to the calendar', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: "Customize Ava Stone's Program" }),
  ).toBeVisible();
  expect(await (await programRegion()).findByRole('button', { name: 'Upper Body' })).toBeVisible();
  expect(
    screen.getByText(
      'Changes apply only to Ava Stone, on all 4 upcoming days. Your library does not change.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to calendar' })).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard/calendar?clientId=11&date=2026-11-23',
  );
  expect(lastStep()).toBe('Edit Program');
});

it('saves name and days into the schedule when asked, with its version, and not into the library', async () => {
  const { user, api } = await open();
  api.answer(updateSchedule, buildSchedule({ version: 4 }));
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Wednesday', pressed: false }));
  expect(api.requests(updateSchedule)).toHaveLength(0);
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully saved program!')).toBeVisible();
  expect(api.requests(updateSchedule).map(({ body }) => body)).toEqual([
    {
      version: 3,
      currentDate: '2026-11-20',
      name: 'Strong Start',
      program_category_id: 2,
      workouts: [{ id: 21, days_of_week: ['1', '3'] }],
    },
  ]);
});

it('shows for other dates what will stand on the calendar, with what was moved by hand', async () => {
  const { workouts, days, ...schedule } = buildSchedule();
  const moved = {
    ...schedule,
    workouts: workouts.map((workout) => ({ ...workout, skipped_dates: ['2026-11-30'] })),
    days: days.map((day) =>
      day.workout_date === '2026-11-30' ? { ...day, workout_date: '2026-12-02', is_moved: true } : day,
    ),
  };
  const { user } = await open({ answers: (api) => api.answer(readSchedule, moved) });
  await programRegion();
  await user.click(await screen.findByRole('button', { name: 'Change dates' }));
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  const list = within(screen.getByRole('group', { name: 'List' })).getAllByRole('listitem');
  expect(list.map((day) => day.querySelector('time')?.dateTime)).toEqual([
    '2026-11-23',
    '2026-12-02',
    '2026-12-07',
    '2026-12-14',
  ]);
});

it('sends no program with a workout that has no day, and says which', async () => {
  const { user, api } = await open();
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Monday', pressed: true }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    'Must select at least 1 day for the workout: Upper Body',
  );
  expect(api.requests(updateSchedule)).toHaveLength(0);
});

it('keeps what was typed when the server refuses, and says why', async () => {
  const { user, api } = await open();
  api.refuse(updateSchedule, 400, { message: 'Insufficient data. Unable to reschedule program.' });
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Tuesday', pressed: false }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    'Insufficient data. Unable to reschedule program.',
  );
  expect(panel.getByRole('button', { name: 'Tuesday', pressed: true })).toBeVisible();
});

it.each([500, 0])(
  'says that the program could not be saved when the server fails with %i',
  async (status) => {
    const { user, api } = await open();
    api.refuse(updateSchedule, status);
    const panel = await programRegion();
    await user.click(await panel.findByRole('button', { name: 'Tuesday', pressed: false }));
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('Could not save program');
    expect(screen.queryByText(/Refused by the test/)).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Tuesday', pressed: true })).toBeVisible();
  },
);

it('asks to load what somebody else saved meanwhile', async () => {
  const { user, api } = await open();
  api.refuse(updateSchedule, 409);
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Tuesday', pressed: false }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/We couldn't update your program at this time/)).toBeVisible();
  api.answer(readSchedule, buildSchedule({ version: 9, name: 'Second Start' }));
  await user.click(dialog.getByRole('button', { name: 'Ok' }));
  expect(await screen.findByRole('textbox', { name: 'Program name' })).toHaveValue('Second Start');
});

it('keeps the view on the way back and forward', async () => {
  const { user, router } = await open();
  await user.click(await (await programRegion()).findByRole('button', { name: 'Upper Body' }));
  expect(await screen.findByRole('region', { name: 'Workout Details' })).toBeVisible();
  expect(router.state.location.search).toContain('view=workoutDetails');
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Workout Details' })).not.toBeInTheDocument(),
  );
  await act(() => router.navigate(1));
  expect(await screen.findByRole('region', { name: 'Workout Details' })).toBeVisible();
  expect(lastStep()).toBe('Workout Details');
});

it('says when the program has no such workout', async () => {
  await open({ query: 'view=workoutDetails&scheduleId=5&workoutId=99' });
  expect(await screen.findByText('Current program does not have a matching workout')).toBeVisible();
});

it.each([
  ['came with a group', { client_group_id: 7 }, /changed on the group’s calendar/],
  ['is over', { status: 'over' as const, days: [] }, /This schedule has ended/],
])('is only looked at when it %s', async (_what, given, reason) => {
  await open({ answers: (api) => api.answer(readSchedule, buildSchedule(given)) });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await (await programRegion()).findByRole('button', { name: 'Upper Body' })).toBeVisible();
  for (const name of ['Save', 'Add Workouts', 'More for Upper Body', 'Delete']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it('is only looked at by a manager', async () => {
  await open({ isManager: true });
  expect(await screen.findByText(/You are viewing a Trainer's Dashboard/)).toBeVisible();
  await programRegion();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says what is missing when the address names no schedule', async () => {
  await open({ query: 'view=programDetails' });
  expect(await screen.findByText('Insufficient data. Unable to reschedule program.')).toBeVisible();
});

it('says that the schedule is gone, and that it could not be loaded', async () => {
  await open({ answers: (api) => api.refuse(readSchedule, 404) });
  expect(await screen.findByText('This is no longer on the calendar')).toBeVisible();
});

it('loads again when asked', async () => {
  const { user, api } = await open({ answers: (fake) => fake.refuse(readSchedule, 500) });
  expect(await screen.findByText('Failed to load schedule data.')).toBeVisible();
  api.answer(readSchedule, buildSchedule());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await programRegion()).toBeDefined();
});
