import { ApiError } from '@formline/shared/api-client';
import { findPrograms, readProgram } from '@formline/shared/contracts/library/programs';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { answerWithWorkouts } from '@formline/shared/testing/answerWithWorkouts';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import '@formline/shared/testing/stillLayout';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchedule } from '../../../testing/builders';
import { openCalendar } from '../../../testing/calendarPage';
import { stopAtFriday } from '../../../testing/clock';

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const legDay = buildWorkoutSummary({ id: 9, name: 'Leg Day', owner_id: 1, exercise_count: 3 });
const blank = buildWorkoutSummary({ id: 10, name: 'Blank', owner_id: 1, exercise_count: 0 });
const strong = buildProgram({
  id: 5,
  name: 'Strong Start',
  owner_id: null,
  workouts: [
    { ...legDay, days_of_week: ['1'] },
    { ...legDay, id: 11, key: 'b', name: 'Arm Day', days_of_week: ['3'] },
  ],
});

async function openLibrary() {
  const page = await openCalendar({ workouts: [] });
  answerWithWorkouts(page.api, [legDay, blank]);
  page.api.answer(findPrograms, { programs: [strong], nextPage: null });
  page.api.answer(readProgram, strong);
  page.api.answer(scheduleWorkout, { ...buildSchedule() });
  await page.user.click(await screen.findByRole('button', { name: 'Library beside the calendar' }));
  return { ...page, panel: within(await screen.findByRole('region', { name: 'Library' })) };
}

it('a workout is scheduled on the selected day, one without exercises is refused', async () => {
  const { api, user, panel } = await openLibrary();
  await user.click(await panel.findByText('Blank'));
  expect(await screen.findByRole('group', { name: /Blank has no exercises yet/ })).toBeVisible();
  await user.click(panel.getByText('Leg Day'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Leg Day' }));
  expect(await dialog.findByRole('textbox', { name: 'Start Date' })).toHaveValue('11/20/2026');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(scheduleWorkout)[0]?.body).toMatchObject({
    startDate: '2026-11-20',
    endDate: null,
    workouts: [{ workout_id: 9, days_of_week: [] }],
  });
});

it('a program is scheduled with its workouts, in rotation when that is wanted', async () => {
  const { api, user, panel } = await openLibrary();
  await user.click(panel.getByRole('radio', { name: 'Programs' }));
  await user.click(panel.getByRole('radio', { name: 'Formline' }));
  await user.click(await panel.findByText('Strong Start'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Strong Start' }));
  await user.click(await dialog.findByRole('radio', { name: 'In rotation' }));
  expect(dialog.getByText('One workout a day: Leg Day, Arm Day, then again from the first.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(api.requests(scheduleWorkout)).toHaveLength(1));
  expect(api.requests(scheduleWorkout)[0]?.body).toMatchObject({
    is_rotation: true,
    formlineProgramId: 5,
    workouts: [
      { workout_id: 9, days_of_week: ['1', '3'] },
      { workout_id: 11, days_of_week: ['1', '3'] },
    ],
  });
});

it('a program that cannot be loaded says so, and is loaded again', async () => {
  const { api, user, panel } = await openLibrary();
  api.answer(readProgram, () => {
    throw new ApiError(503, { message: 'Not now.', code: 5030 });
  });
  await user.click(panel.getByRole('radio', { name: 'Programs' }));
  await user.click(await panel.findByText('Strong Start'));
  const failed = within(await screen.findByRole('dialog', { name: 'Schedule program' }));
  expect(await failed.findByText('We couldn’t load this program')).toBeVisible();
  api.answer(readProgram, strong);
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule Strong Start' })).toBeVisible();
});

it('closes, shows the day again, and leaves the focus on the calendar', async () => {
  const { user, panel } = await openLibrary();
  await user.click(panel.getByRole('button', { name: 'Close the library' }));
  expect(screen.getByRole('region', { name: 'Friday' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^Friday, November 20/ })).toHaveFocus();
});
