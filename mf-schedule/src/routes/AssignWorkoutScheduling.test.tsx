import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { updateWorkout } from '@formline/shared/contracts/library/workouts';
import { addDays, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { scheduleDialogTexts } from '../components/schedule-dialog/scheduleDialog.texts';
import { findRow, openAssignWorkout } from '../testing/assignWorkoutPage';
import { buildGroupSchedule, buildSchedule } from '../testing/builders';

const squat = buildWorkoutExercise({ id: 3, name: 'Squat' });
const legDay = buildWorkout({ Main: [squat] }, { id: 1, name: 'Leg Day', exercise_count: 1 });
const pushDay = buildWorkout({ Main: [squat] }, { id: 2, name: 'Push Day', exercise_count: 1 });
const empty = buildWorkout({ Main: [] }, { id: 3, name: 'Rest', exercise_count: 0 });
const workouts = [legDay, pushDay, empty];
const day = addDays(localCalendarDate(new Date()), 3);
const query = `date=${day}&view=workoutDetails&workoutId=1`;

type User = Awaited<ReturnType<typeof openAssignWorkout>>['user'];

const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** Toasts appear twice: visibly and for screen readers. */
const findNotice = (text: string) => screen.findAllByText(text);

async function openLegDay(given: Parameters<typeof openAssignWorkout>[0] = {}) {
  const page = await openAssignWorkout({ workouts, query, ...given });
  await screen.findByRole('textbox', { name: 'Workout name' });
  return page;
}

async function swap(user: User) {
  await user.click(press('Squat, 3 × 10'));
  await user.click(await screen.findByRole('button', { name: 'Swap Exercise' }));
  await user.click(await screen.findByRole('radio', { name: 'Jump Squat' }));
  await user.click(press('Save'));
  await screen.findByRole('button', { name: 'Revert Exercise' });
}

async function schedule(user: User) {
  await user.click(press('Schedule'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Schedule / }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  return dialog;
}

it('schedules a workout as it is in the library, on the day of the calendar, and leads there', async () => {
  const { api, user, router } = await openLegDay();
  api.answer(scheduleWorkout, buildSchedule());
  await schedule(user);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/clients/my-clients/ava/dashboard/calendar',
      search: `?clientId=11&date=${day}`,
    }),
  );
  await findNotice(scheduleDialogTexts.scheduled('Leg Day', 'Ava Stone'));
  expect(api.requests(scheduleWorkout)[0]?.body).toMatchObject({
    startDate: day,
    endDate: null,
    workouts: [{ workout_id: 1, days_of_week: [] }],
  });
});

it('asks before a workout is put on a day it is on already, and then adds it', async () => {
  const { api, user, router } = await openLegDay();
  const message = 'Already on the calendar: Leg Day on 11/26/2026.';
  api.refuse(scheduleWorkout, 409, { message, code: errorCodes.alreadyScheduled });
  const dialog = await schedule(user);
  expect(await dialog.findByText(message)).toBeInTheDocument();
  api.answer(scheduleWorkout, buildSchedule());
  await user.click(dialog.getByRole('button', { name: 'Schedule again' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('/dashboard/calendar'));
  expect(api.requests(scheduleWorkout).map(({ body }) => body)).toMatchObject([
    { ask_if_scheduled: true },
    { ask_if_scheduled: false },
  ]);
});

it('schedules for a group what was swapped, for this one time, without changing the library', async () => {
  const { api, user, router } = await openLegDay({ whom: 'group' });
  api.answer(scheduleForGroup, buildGroupSchedule());
  await swap(user);
  expect(screen.getByText('Changed for Runners')).toBeVisible();
  await schedule(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/my-groups/7/dashboard'));
  await findNotice(scheduleDialogTexts.scheduled('Leg Day', 'Runners'));
  const [requested] = api.requests(scheduleForGroup);
  expect(requested?.body).toMatchObject({
    workouts: [
      {
        name: 'Leg Day',
        sections: [{ name: 'Main', exercises: [{ id: 8, original_exercise_id: 3, sets: 3 }] }],
      },
    ],
  });
  expect(JSON.stringify(requested?.body)).not.toContain('workout_id');
  expect(api.requests(updateWorkout)).toEqual([]);
});

it('says why it was refused, keeps what was changed, and returns to the list', async () => {
  const { api, user, router } = await openLegDay();
  api.refuse(scheduleWorkout, 400, { message: 'The client is inactive.' });
  await swap(user);
  const dialog = await schedule(user);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to schedule the workout. The client is inactive.',
  );
  await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?clientId=11&date=${day}`));
  await user.click(await findRow('Leg Day'));
  expect(await screen.findByRole('button', { name: 'Jump Squat, 3 × 10' })).toBeVisible();
});

it('keeps what was changed while another workout is open, with its steps', async () => {
  const { user } = await openLegDay();
  await swap(user);
  await user.click(await findRow('Push Day'));
  expect(await screen.findByRole('button', { name: 'Squat, 3 × 10' })).toBeVisible();
  expect(screen.queryByText('Changed for Ava Stone')).not.toBeInTheDocument();
  await user.click(await findRow('Leg Day'));
  await user.click(await screen.findByRole('button', { name: 'Undo: Swap Squat for Jump Squat' }));
  expect(press('Squat, 3 × 10')).toBeVisible();
  expect(screen.queryByText('Changed for Ava Stone')).not.toBeInTheDocument();
});

it('asks before changes are lost, and stays', async () => {
  const { user, router } = await openLegDay();
  await swap(user);
  act(() => void router.navigate('/elsewhere'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(press('Jump Squat, 3 × 10')).toBeVisible();
});

it('schedules nothing of a workout without exercises', async () => {
  const { user } = await openLegDay({ query: 'view=workoutDetails&workoutId=3' });
  expect(press('Schedule')).toHaveAccessibleDescription(
    'Add an exercise to the workout before scheduling it',
  );
  await user.click(press('Schedule'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
