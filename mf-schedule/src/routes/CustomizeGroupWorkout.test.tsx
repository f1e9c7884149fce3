import { readGroupSchedule, updateGroupWorkout } from '@formline/shared/contracts/scheduling/groupSchedules';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { buildGroupSchedule, buildPlanWorkout, buildSchedule } from '../testing/buildPlan';
import { changeSets } from '../testing/changeSets';
import { stopAtFriday } from '../testing/clock';
import { openCustomizing } from '../testing/customizePage';
import { CustomizeWorkoutRoute } from './CustomizeWorkoutRoute';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const EXERCISE = 'view=editExercise&scheduleId=5&workoutId=9&date=2026-11-23&exerciseId=e31';
const pushUp = buildWorkoutExercise({ id: 3, key: 'e81', name: 'Push-Up', sets: 5 });

const open = (given: { query?: string; isGroup?: boolean; answers?: (api: FakeApi) => void } = {}) =>
  openCustomizing({
    route: <CustomizeWorkoutRoute />,
    page: 'customize-workout',
    query: EXERCISE,
    isGroup: true,
    ...given,
  });

it('changes a group’s workout for all members, with no days to choose', async () => {
  const { user, api } = await open({});
  expect(
    await screen.findByText(/Changes apply to all members of Runners, on all 4 upcoming days/),
  ).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'This day' })).not.toBeInTheDocument();
  const sections = [{ id: 70, name: 'Warm-Up', exercises: [pushUp] }];
  const workouts = [buildPlanWorkout({ workout_id: 31, sections })];
  api.answer(updateGroupWorkout, buildGroupSchedule({ version: 4, workouts }));
  await changeSets(user);
  await waitFor(() =>
    expect(api.requests(updateGroupWorkout)[0]?.params).toEqual({
      id: '7',
      groupScheduleId: '5',
      planWorkoutId: '21',
    }),
  );
});

it('changes the place that is meant where a group’s schedule has the workout twice', async () => {
  const workouts = [buildPlanWorkout(), buildPlanWorkout({ id: 22 })];
  const { user, api } = await open({
    query: `${EXERCISE}&planWorkoutId=22`,
    answers: (known) => known.answer(readGroupSchedule, buildGroupSchedule({ workouts })),
  });
  api.answer(updateGroupWorkout, buildGroupSchedule({ version: 4, workouts }));
  await changeSets(user);
  await waitFor(() =>
    expect(api.requests(updateGroupWorkout)[0]?.params).toMatchObject({ planWorkoutId: '22' }),
  );
});

it('shows and changes the workout of the week it was opened from', async () => {
  const workouts = [buildPlanWorkout({ has_weekly_changes: true, week_workout_ids: [9, 12] })];
  const sections = [{ id: 1, name: 'Warm-Up', exercises: [pushUp] }];
  const { user, api } = await open({
    query: 'view=editExercise&scheduleId=5&workoutId=12&planWorkoutId=21&date=2026-11-23&exerciseId=e81',
    answers: (known) => {
      known.answer(readGroupSchedule, buildGroupSchedule({ workouts }));
      known.answer(readWorkout, buildWorkout({ 'Warm-Up': [{ ...pushUp, sets: 4 }] }, { id: 12 }));
    },
  });
  expect(await screen.findByRole('textbox', { name: /^Sets/ })).toHaveValue('4');
  api.answer(
    updateGroupWorkout,
    buildGroupSchedule({ version: 4, workouts: [buildPlanWorkout({ sections })] }),
  );
  await changeSets(user);
  await waitFor(() => expect(api.requests(updateGroupWorkout)[0]?.body).toMatchObject({ workout_id: 12 }));
});

it('is only looked at when a group’s schedule is over', async () => {
  await open({
    answers: (api) => api.answer(readGroupSchedule, buildGroupSchedule({ status: 'over', dates: [] })),
  });
  expect(await screen.findByText(/This schedule has ended/)).toBeVisible();
});

it.each([
  ['client', { isGroup: false }],
  ['group', {}],
])('can be changed where it was moved past the end of a %s’s schedule', async (_kind, owner) => {
  const past = { status: 'over', end_date: '2026-11-18' } as const;
  await open({
    ...owner,
    answers: (api) => {
      api.answer(readSchedule, buildSchedule(past));
      api.answer(readGroupSchedule, buildGroupSchedule({ ...past, dates: ['2026-11-23'] }));
    },
  });
  expect(await screen.findByRole('textbox', { name: /^Sets/ })).toBeEnabled();
  expect(screen.queryByText(/This schedule has ended/)).not.toBeInTheDocument();
});
