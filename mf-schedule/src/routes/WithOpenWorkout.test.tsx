import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  listCalendarChanges,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { buildChange } from '../testing/buildChange';
import { moveScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { act, screen, waitFor } from '@testing-library/react';
import { buildScheduledWorkout } from '../testing/builders';
import { openCalendar } from '../testing/calendarPage';
import { stopAtFriday } from '../testing/clock';

const push = buildScheduledWorkout({ workout_name: 'Push Day' });
const done = buildScheduledWorkout({
  id: 2,
  workout_name: 'Long Walk',
  workout_date: '2026-11-18',
  is_complete: true,
});

const notice = (name: string | RegExp) => screen.findByRole('group', { name });
const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const friday = () => day(/^Friday, November 20, 2026, 1 workout/);

async function focusFriday(workouts = [push, done]) {
  const opened = await openCalendar({ workouts });
  const cell = await friday();
  act(() => cell.focus());
  return opened;
}

function answerUndo(api: FakeApi): void {
  api.answer(listCalendarChanges, [buildChange()]);
  api.answer(undoCalendarChange, buildChange({ undone_at: '2026-11-20T12:00:00.000Z' }));
}

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

it('goes by keyboard to another day, at once, and back by Ctrl-Z', async () => {
  const { api, user } = await focusFriday();
  api.answer(moveScheduledWorkout, push);
  answerUndo(api);
  await user.keyboard('m');
  expect(screen.getByText(/^Moving Push Day\./)).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await notice('Push Day moved to Friday, November 27, 2026')).toBeVisible();
  expect(api.requests(moveScheduledWorkout)[0]).toMatchObject({
    params: { id: '11', scheduledWorkoutId: '1' },
    body: { date: '2026-11-27', oldDate: '2026-11-20', currentDate: '2026-11-20' },
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(await notice('Undone: Moved Push Day')).toBeVisible();
  expect(api.requests(undoCalendarChange)).toMatchObject([{ params: { id: '11', changeId: '70' } }]);
});

it('is taken back from its notice, not another move of the same workout to that day', async () => {
  const { api, user } = await focusFriday();
  api.answer(moveScheduledWorkout, { ...push, change_id: 70 });
  answerUndo(api);
  const alike = buildChange({ id: 71, first_date: '2026-11-21' });
  api.answer(listCalendarChanges, [alike, buildChange({ first_date: '2026-11-21' })]);
  await user.keyboard('m{ArrowRight}{Enter}');
  await notice('Push Day moved to Saturday, November 21, 2026');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await notice('Undone: Moved Push Day');
  expect(api.requests(undoCalendarChange)).toMatchObject([{ params: { changeId: '70' } }]);
});

it('is left alone by Ctrl-Z when something else was changed after it', async () => {
  const { api, user } = await focusFriday();
  api.answer(moveScheduledWorkout, push);
  const copy = buildChange({ id: 71, kind: 'copy' });
  api.answer(listCalendarChanges, [copy, buildChange()]);
  api.answer(undoCalendarChange, { ...copy, undone_at: '2026-11-20T12:00:00.000Z' });
  await user.keyboard('m{ArrowDown}{Enter}');
  await notice('Push Day moved to Friday, November 27, 2026');
  await user.keyboard('{Control>}z{/Control}');
  await notice('Undone: Copied Push Day');
  expect(api.requests(undoCalendarChange)).toMatchObject([{ params: { changeId: '71' } }]);
});

it('is not overtaken by Ctrl-Z before it is answered', async () => {
  const { api, user } = await focusFriday();
  api.hang(moveScheduledWorkout);
  await user.keyboard('m{ArrowRight}{Enter}');
  await day(/^Saturday, November 21, 2026, 1 workout/);
  await user.keyboard('{Control>}z{/Control}');
  expect(api.requests(listCalendarChanges)).toEqual([]);
});

it('waits with a second move until the first is answered', async () => {
  const { api, user } = await focusFriday();
  api.hang(moveScheduledWorkout);
  await user.keyboard('m{ArrowRight}{Enter}');
  await day(/^Saturday, November 21, 2026, 1 workout/);
  await user.keyboard('m{ArrowRight}{Enter}');
  expect(await day(/^Sunday, November 22, 2026, 1 workout/)).toBeVisible();
  expect(api.requests(moveScheduledWorkout)).toHaveLength(1);
});

it('is shown on its new day before the server answers', async () => {
  const { api, user } = await focusFriday();
  api.hang(moveScheduledWorkout);
  await user.keyboard('m{ArrowRight}{Enter}');
  expect(await day(/^Saturday, November 21, 2026, 1 workout/)).toHaveFocus();
  expect(await day(/^Friday, November 20, 2026, No workouts/)).toBeVisible();
});

it('returns to its day when the server refuses, and says why', async () => {
  const { api, user } = await focusFriday();
  api.answer(moveScheduledWorkout, () => {
    throw new ApiError(409, { message: 'Stale', code: errorCodes.staleVersion });
  });
  await user.keyboard('m{ArrowRight}{Enter}');
  expect(await notice(/^Push Day was not moved\. This was changed in another window/)).toBeVisible();
  expect(await friday()).toHaveTextContent('Push Day');
});

it('is refused a day that is over, without asking the server', async () => {
  const { api, user } = await focusFriday();
  await user.keyboard('m{ArrowLeft}{Enter}');
  expect(
    await notice('Push Day was not moved. Past days take no workouts. Choose today or a later day.'),
  ).toBeVisible();
  expect(api.requests(moveScheduledWorkout)).toEqual([]);
});

it('stays where it was after Escape, and the focus goes back', async () => {
  const { api, user } = await focusFriday();
  await user.keyboard('m{ArrowDown}{Escape}');
  expect(await friday()).toHaveFocus();
  expect(screen.queryByText(/^Moving/)).not.toBeInTheDocument();
  expect(api.requests(moveScheduledWorkout)).toEqual([]);
});

it('of several on a day the next one is taken by the same key', async () => {
  const pull = buildScheduledWorkout({ id: 3, workout_name: 'Pull Day' });
  const { user } = await openCalendar({ workouts: [push, pull] });
  const cell = await day(/^Friday, November 20, 2026, 2 workouts/);
  act(() => cell.focus());
  await user.keyboard('m');
  expect(screen.getByText(/^Moving Pull Day\./)).toBeVisible();
  await user.keyboard('m');
  expect(screen.getByText(/^Moving Push Day\./)).toBeVisible();
});

it.each([
  [done, 'Long Walk was not moved. This workout is completed and stays on its day.'],
  [
    buildScheduledWorkout({ id: 4, workout_name: 'Run', workout_date: '2026-11-18', client_group_id: 7 }),
    'Run was not moved. This workout belongs to a group. It is moved on the group’s calendar.',
  ],
])('says why some workouts stay on their day: %#', async (workout, expected) => {
  const { user } = await openCalendar({ workouts: [workout] });
  const cell = await day(/^Wednesday, November 18, 2026, 1 workout/);
  act(() => cell.focus());
  await user.keyboard('m');
  expect(await notice(expected)).toBeVisible();
});

it('keeps its mark when the month is turned and turned back', async () => {
  const { user } = await focusFriday();
  const marked = () => [...document.querySelectorAll('[data-dragged]')].map(({ textContent }) => textContent);
  await user.keyboard('m');
  await waitFor(() => expect(marked()).toEqual(['Push Day']));
  await user.keyboard('{PageDown}');
  await screen.findByRole('heading', { name: 'December 2026' });
  await waitFor(() => expect(marked()).toEqual([]));
  await user.keyboard('{PageUp}');
  await screen.findByRole('heading', { name: 'November 2026' });
  await waitFor(() => expect(marked()).toEqual(['Push Day']));
});

it('is opened from a day of the next month, to which the calendar turns', async () => {
  const run = buildScheduledWorkout({ workout_name: 'Run', workout_date: '2026-12-02' });
  const { user } = await openCalendar({
    workouts: [run, { ...push, workout_date: '2026-11-04' }],
    answers: (api) => {
      api.hang(readSchedule);
      api.hang(readWorkout);
    },
  });
  await day(/^Wednesday, December 2, 2026, 1 workout/);
  await user.click(screen.getByText('Run', { selector: '.chip' }));
  expect(await screen.findByRole('dialog', { name: 'Run' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'December 2026', hidden: true })).toBeInTheDocument();
});

it('is not there for a manager', async () => {
  const { user } = await openCalendar({ workouts: [push], isManager: true });
  const cell = await friday();
  act(() => cell.focus());
  await user.keyboard('m');
  expect(screen.queryByText(/^Moving/)).not.toBeInTheDocument();
});

it('is opened from the month and from the day’s list, and gives the focus back', async () => {
  const { user } = await openCalendar({
    workouts: [push],
    answers: (api) => {
      api.hang(readSchedule);
      api.hang(readWorkout);
    },
  });
  await friday();
  const opener = await screen.findByRole('button', { name: 'Push Day' });
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Push Day' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(screen.getByText('Push Day', { selector: '.chip' }));
  expect(await screen.findByRole('dialog', { name: 'Push Day' })).toBeVisible();
});
