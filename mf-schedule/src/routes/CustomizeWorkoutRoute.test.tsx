import { updateScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readWorkout, updateWorkout } from '@formline/shared/contracts/library/workouts';
import { emitEvent } from '@formline/shared/events';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import {
  buildWorkout,
  buildWorkoutExercise,
  buildWorkoutRoutine,
} from '@formline/shared/testing/buildWorkout';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildPlanWorkout, buildSchedule } from '../testing/buildPlan';
import { changeSets } from '../testing/changeSets';
import { stopAtFriday } from '../testing/clock';
import { openCustomizing } from '../testing/customizePage';
import { CustomizeWorkoutRoute } from './CustomizeWorkoutRoute';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const MONDAY = 'view=workoutDetails&scheduleId=5&workoutId=9&date=2026-11-23';
const EXERCISE = 'view=editExercise&scheduleId=5&workoutId=9&date=2026-11-23&exerciseId=e31';

const open = (
  given: {
    query?: string;
    isManager?: boolean;
    answers?: (api: FakeApi) => void;
  } = {},
) =>
  openCustomizing({ route: <CustomizeWorkoutRoute />, page: 'customize-workout', query: MONDAY, ...given });

const pushUp = buildWorkoutExercise({ id: 3, key: 'e81', name: 'Push-Up', sets: 5 });
const copy = buildWorkout({ 'Warm-Up': [pushUp] }, { id: 31, name: 'Upper Body' });

function answerWithCopy(api: FakeApi) {
  const schedule = buildSchedule({ version: 4 });
  const days = schedule.days.map((day) => (day.id === 102 ? { ...day, workout_id: 31 } : day));
  api.answer(updateScheduledWorkout, { ...schedule, days });
  api.answer(readWorkout, copy);
}

it('says whose workout it is and how far a change reaches', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: "Customize Ava Stone's Workout" }),
  ).toBeVisible();
  expect(await screen.findByText('Only for Ava Stone. Your library does not change.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'This day' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'All upcoming days' })).toBeVisible();
});

it('changes that day alone, and the address follows the copy', async () => {
  const { user, api, router } = await open({ query: EXERCISE, answers: answerWithCopy });
  await changeSets(user);
  await waitFor(() => expect(router.state.location.search).toContain('exerciseId=e81'));
  expect(router.state.location.search).toContain('workoutId=31');
  expect(api.requests(updateScheduledWorkout)[0]).toMatchObject({
    params: { id: '11', scheduledWorkoutId: '102' },
    body: { version: 3, scope: 'day', name: 'Upper Body', currentDate: '2026-11-20' },
  });
  expect(api.requests(updateWorkout)).toHaveLength(0);
  expect(screen.getByText('Applies to this day only.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Sets/ })).toHaveValue('5');
});

it('changes all days ahead when that was chosen', async () => {
  const { user, api } = await open({ query: EXERCISE, answers: answerWithCopy });
  await user.click(await screen.findByRole('radio', { name: 'All upcoming days' }));
  await changeSets(user);
  await waitFor(() => expect(api.requests(updateScheduledWorkout)).toHaveLength(1));
  expect(api.requests(updateScheduledWorkout)[0]?.body).toMatchObject({ scope: 'all' });
});

it('says that weekly changes end when the change is for more than the day', async () => {
  const schedule = buildSchedule();
  const workouts = schedule.workouts.map((workout) => ({ ...workout, has_weekly_changes: true }));
  const { user } = await open({
    answers: (api) => api.answer(readSchedule, { ...schedule, workouts }),
  });
  const all = await screen.findByRole('radio', { name: 'All upcoming days' });
  expect(screen.queryByText(/its weekly changes end/)).not.toBeInTheDocument();
  await user.click(all);
  expect(screen.getByText(/its weekly changes end/)).toBeVisible();
});

it('offers no days to choose from where there is one', async () => {
  const days = buildSchedule().days.slice(0, 2);
  await open({ answers: (api) => api.answer(readSchedule, buildSchedule({ days })) });
  expect(await screen.findByRole('textbox', { name: 'Workout name' })).toHaveValue('Upper Body');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

const changedDays = buildSchedule().days.map((day) => (day.id === 102 ? { ...day, workout_id: 31 } : day));
const CHANGED_DAY = {
  query: 'view=workoutDetails&scheduleId=5&workoutId=9&scheduledWorkoutId=102&date=2026-11-23',
  answers: (api: FakeApi) => {
    api.answer(readSchedule, buildSchedule({ days: changedDays }));
    api.answer(readWorkout, { ...copy, name: 'Upper Body, easy' });
  },
};

it('shows what stands in a day that was changed before', async () => {
  await open(CHANGED_DAY);
  expect(await screen.findByRole('textbox', { name: 'Workout name' })).toHaveValue('Upper Body, easy');
});

it('says that nothing was saved, and tries again', async () => {
  const { user, api } = await open();
  api.refuse(updateScheduledWorkout, 500, { message: 'The server is resting.' });
  const name = await screen.findByRole('textbox', { name: 'Workout name' });
  await user.type(name, ' easy');
  await user.tab();
  expect(
    await screen.findByText('An error occurred when trying to save the scheduled workout. Please try again.'),
  ).toBeVisible();
  expect(name).toHaveValue('Upper Body easy');
  answerWithCopy(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});

const superset = buildWorkoutRoutine([buildWorkoutExercise({ id: 3, key: 'e31', name: 'Push-Up' })], {
  key: 'r4',
  title: 'Arms',
  routine_type: 'super_set',
  reps: 3,
});
const withSuperset = (api: FakeApi) => {
  const sections = [{ id: 1, name: 'Warm-Up', exercises: [superset] }];
  api.answer(readSchedule, buildSchedule({ workouts: [buildPlanWorkout({ sections })] }));
};

it('takes a superset out, and puts it back when that was not saved', async () => {
  const { user, api } = await open({
    query: `${MONDAY}&exerciseId=r4`.replace('workoutDetails', 'superSetDetails'),
    answers: withSuperset,
  });
  api.refuse(updateScheduledWorkout, 500);
  await user.click(await screen.findByRole('button', { name: 'Remove Superset' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Superset' }));
  expect(question.getByText('Are you sure you would like to remove "Arms"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const failed = await screen.findAllByText('Failed to delete the Superset: Arms from Upper Body');
  expect(failed).not.toHaveLength(0);
  expect(await screen.findByRole('button', { name: /^Arms, / })).toBeVisible();
});

it('lets somebody else’s change be loaded', async () => {
  const { user, api } = await open();
  api.refuse(updateScheduledWorkout, 409, { code: 4091 });
  await user.type(await screen.findByRole('textbox', { name: 'Workout name' }), '!');
  await user.tab();
  expect(await screen.findByText('Somebody else changed this workout')).toBeVisible();
  const workouts = [buildPlanWorkout({ workout_name: 'Lower Body' })];
  api.answer(readSchedule, buildSchedule({ version: 9, workouts }));
  await user.click(screen.getByRole('button', { name: 'Load what was saved' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Workout name' })).toHaveValue('Lower Body'),
  );
});

it.each([
  ['past', 'view=workoutDetails&scheduleId=5&workoutId=9&date=2026-11-16', {}, /This schedule has ended/],
  ['a group’s', MONDAY, { client_group_id: 7 }, /changed on the group’s calendar/],
])('is only looked at when it is %s', async (_what, query, given, reason) => {
  await open({ query, answers: (api) => api.answer(readSchedule, buildSchedule(given)) });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Upper Body' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it.each([
  ['comes back to the tab', [new Event('visibilitychange')]],
  ['is online again', [new Event('offline'), new Event('online')]],
])(
  'asks for nothing under the editor when workouts changed elsewhere and the person %s',
  async (_how, events) => {
    const { user, api } = await open(CHANGED_DAY);
    const name = await screen.findByRole('textbox', { name: 'Workout name' });
    api.hang(updateScheduledWorkout);
    api.refuse(readWorkout, 404);
    act(() =>
      emitEvent('server:data-changed', {
        resources: ['workouts'],
        reload: 'now',
        upToDate: [],
        tab: 'other',
      }),
    );
    for (const event of events) fireEvent(window, event);
    await user.type(name, ', slowly');
    expect(name).toHaveValue('Upper Body, easy, slowly');
    expect(name).toBeInTheDocument();
  },
);

it('is only looked at by a manager', async () => {
  await open({ isManager: true });
  expect(await screen.findByRole('heading', { level: 2, name: 'Upper Body' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says when the schedule has no such workout', async () => {
  await open({ query: 'view=workoutDetails&scheduleId=5&workoutId=9&date=2026-11-24' });
  expect(await screen.findByText('Current program does not have a matching workout')).toBeVisible();
});

it('changes the texts of a workout video', async () => {
  const film = { id: 7, status: 'FINISHED', stream_url: '/film.m3u8', thumbnail_url: null } as const;
  const filmed = buildPlanWorkout({ uploaded_media: film, sections: [] });
  const { user, api, router } = await open({
    answers: (fake) => fake.answer(readSchedule, buildSchedule({ workouts: [filmed] })),
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(router.state.location.search).toContain('view=videoWorkout'));
  expect(await screen.findByText('Edit Workout Video', { selector: '[aria-current=page]' })).toBeVisible();
  api.refuse(updateScheduledWorkout, 500);
  await user.type(name, ' easy');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('An error occurred when trying to save the scheduled workout. Please try again.'),
  ).toBeVisible();
  const named = { ...filmed, workout_name: 'Upper Body easy' };
  api.answer(updateScheduledWorkout, buildSchedule({ version: 4, workouts: [named] }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateScheduledWorkout)).toHaveLength(2));
  expect(api.requests(updateScheduledWorkout)[1]?.body).toMatchObject({
    name: 'Upper Body easy',
    scope: 'day',
  });
});
