import { readWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stopAtFriday } from '../testing/clock';
import {
  CALENDAR,
  day,
  done,
  field,
  loggedSet,
  logOf,
  openLog,
  sent,
  stored,
  toLog,
} from '../testing/logWorkoutPage';

beforeEach(stopAtFriday);
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('prefills each set with the prescription, beside the last result, and saves a ticked one at once', async () => {
  const { api, user } = await openLog();
  expect(await field('Squat, set 1, Reps')).toHaveValue('8');
  expect(await field('Squat, set 3, Weight (lb)')).toHaveValue('100');
  expect(await field('Plank, set 2, Time')).toHaveValue('00:30');
  expect(screen.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: /^Use it for Squat, set 1: Last time: ?8 reps × 95 lb/ }),
  );
  expect(await field('Squat, set 1, Weight (lb)')).toHaveValue('95');
  await user.click(await done('Squat, set 1 done'));
  await screen.findByText('Saved');
  expect(sent(api).at(-1)).toMatchObject({
    version: 0,
    currentDate: '2026-11-20',
    exercises: [{ key: 'e1', exercise_id: 1, is_done: false, sets: [{ number: 1, reps: 8, weight: 95 }] }],
  });
  expect(sent(api).at(-1)).not.toHaveProperty('is_complete');
  expect(screen.getByRole('progressbar', { name: '1 of 5 sets' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Rest' })).toHaveTextContent('01:30');
  await user.click(screen.getByRole('button', { name: 'Skip the rest' }));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(stored()).toBeNull();
});

it('goes on with Enter, changes values with the arrows, and ticks a set at its last field', async () => {
  const { user } = await openLog();
  const reps = await field('Squat, set 1, Reps');
  reps.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(reps).toHaveValue('9');
  expect(await field('Squat, set 1, Weight (lb)')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}7{Enter}');
  expect(await field('Squat, set 1, Weight (lb)')).toHaveValue('105');
  expect(await done('Squat, set 1 done')).toBeChecked();
  expect(await field('Squat, set 2, Reps')).toHaveFocus();
});

it('ticks an exercise or everything as prescribed, and finishes', async () => {
  const { api, user, router } = await openLog();
  await user.click(await done('All as prescribed: Squat'));
  expect(await done('Squat, set 3 done')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Finish workout' }));
  expect(await screen.findByRole('alertdialog', { name: 'Finish with open sets?' })).toHaveTextContent(
    '2 sets are not',
  );
  await user.click(screen.getByRole('button', { name: 'Keep logging' }));
  await user.click(screen.getByRole('button', { name: 'Tick everything as prescribed' }));
  await user.click(screen.getByRole('button', { name: 'Finish workout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(CALENDAR));
  expect(sent(api).at(-1)).toMatchObject({
    is_complete: true,
    exercises: [
      { key: 'e1', is_done: true },
      {
        key: 'e2',
        is_done: true,
        sets: [
          { number: 1, dur_seconds: 30 },
          { number: 2, dur_seconds: 30 },
        ],
      },
    ],
  });
  expect(await screen.findByText('Push Day is done')).toBeVisible();
});

it('takes a note on a single set, shows it again and goes on with Enter', async () => {
  const { api, user, unmount } = await openLog();
  await user.click(await done('Squat, set 1 done'));
  await user.click(screen.getByRole('button', { name: 'Note on Squat, set 1' }));
  const line = await field('Note on Squat, set 1');
  expect(line).toHaveFocus();
  await user.keyboard('Left knee hurt');
  // An input method takes over a word with Enter.
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  expect(line).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await field('Squat, set 2, Reps')).toHaveFocus();
  expect(line).toBeVisible();
  await waitFor(() =>
    expect(sent(api).at(-1)).toMatchObject({ exercises: [{ sets: [{ note: 'Left knee hurt' }] }] }),
  );
  unmount();
  const log = logOf(1, loggedSet(1, { note: 'Left knee hurt' }));
  await openLog({ answers: (fake) => fake.answer(readWorkoutLog, { ...toLog, log }) });
  expect(await field('Note on Squat, set 1')).toHaveValue('Left knee hurt');
});

it('closes the line of a set’s note that was left empty', async () => {
  const { user } = await openLog();
  await user.click(await screen.findByRole('button', { name: 'Note on Squat, set 1', expanded: false }));
  await user.keyboard('a{Backspace}');
  expect(await field('Note on Squat, set 1')).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('textbox', { name: 'Note on Squat, set 1' })).not.toBeInTheDocument();
});

it('asks for a figure of a set that is ticked without one', async () => {
  const { api, user } = await openLog();
  await user.clear(await field('Squat, set 1, Reps'));
  await user.clear(await field('Squat, set 1, Weight (lb)'));
  await user.click(await done('Squat, set 1 done'));
  expect(await screen.findByText(/^Squat, set 1: enter repetitions/)).toBeVisible();
  expect(sent(api)).toEqual([]);
  await user.type(await field('Squat, set 1, Reps'), '5');
  await screen.findByText('Saved');
});

it.each([
  ['Reps', '8-10', 'enter the repetitions as a whole number'],
  ['Weight (lb)', '-5', 'enter the weight as a number'],
  ['Effort (1–10)', '8.5', 'effort is from 1 to 10'],
])('says that %s %s cannot be saved', async (name, typed, problem) => {
  const { api, user } = await openLog();
  const figure = await field(`Squat, set 1, ${name}`);
  await user.clear(figure);
  await user.type(figure, typed);
  await user.click(await done('Squat, set 1 done'));
  expect(await screen.findByText(`Squat, set 1: ${problem}`)).toBeVisible();
  expect(figure).toHaveValue(typed);
  expect(sent(api)).toEqual([]);
});

it('takes and shows kilograms of a trainer who uses them', async () => {
  const { api, user } = await openLog({ user: { unit_weight: 'kg' } });
  const weight = await field('Squat, set 1, Weight (kg)');
  expect(weight).toHaveValue('45.36');
  await user.clear(weight);
  await user.type(weight, '62.5');
  await user.click(await done('Squat, set 1 done'));
  await screen.findByText('Saved');
  expect(weight).toHaveValue('62.5');
  expect(sent(api).at(-1)).toMatchObject({
    exercises: [{ sets: [{ weight: 62.5 / 0.45359237 }] }],
  });
});

it('only shows a manager what was logged', async () => {
  const { unmount } = await openLog({ isManager: true });
  expect(await screen.findByRole('heading', { name: 'Nothing is logged yet' })).toBeVisible();
  unmount();
  await openLog({
    isManager: true,
    answers: (api) => api.answer(readWorkoutLog, { ...toLog, log: logOf(1, loggedSet(2, { note: 'Slow' })) }),
  });
  expect(await screen.findByText('Set 2 · 8 reps × 100 lb')).toBeVisible();
  expect(screen.getByText('Slow')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish workout' })).not.toBeInTheDocument();
});

it.each([
  [
    'This workout is still ahead',
    (api: FakeApi) =>
      api.answer(readWorkoutLog, { ...toLog, scheduled_workout: { ...day, workout_date: '2026-11-21' } }),
  ],
  ['This workout has no exercises', (api: FakeApi) => api.answer(readWorkoutLog, { ...toLog, sections: [] })],
  ['This workout is no longer on the calendar', (api: FakeApi) => api.refuse(readWorkoutLog, 404)],
  ['We couldn’t load this workout', (api: FakeApi) => api.refuse(readWorkoutLog, 500)],
])('says "%s"', async (text, answers) => {
  await openLog({ answers });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
});
