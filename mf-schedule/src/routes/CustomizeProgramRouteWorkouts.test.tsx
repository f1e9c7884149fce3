import {
  updateGroupSchedule,
  updateGroupWorkout,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  updateSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { updateWorkout } from '@formline/shared/contracts/library/workouts';
import { buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { screen, waitFor } from '@testing-library/react';
import { buildGroupSchedule, buildPlanWorkout, buildSchedule } from '../testing/buildPlan';
import { changeSets } from '../testing/changeSets';
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

const copied = buildPlanWorkout({
  workout_id: 31,
  workout_name: 'Upper Body',
  sections: [
    {
      id: 70,
      name: 'Warm-Up',
      exercises: [buildWorkoutExercise({ id: 3, key: 'e81', name: 'Push-Up', sets: 5 })],
    },
  ],
});

it('saves what is done to a workout on all days ahead; the address follows the copy', async () => {
  const { user, api, router } = await open({
    query: 'view=editExercise&scheduleId=5&workoutId=21&exerciseId=e31',
  });
  api.answer(updateScheduledWorkout, buildSchedule({ version: 4, workouts: [copied] }));
  await changeSets(user);
  expect(lastStep()).toBe('Edit Exercise');
  await waitFor(() => expect(router.state.location.search).toContain('exerciseId=e81'));
  const [sent] = api.requests(updateScheduledWorkout);
  expect(sent).toMatchObject({
    params: { id: '11', scheduledWorkoutId: '102' },
    body: { version: 3, scope: 'all', name: 'Upper Body', currentDate: '2026-11-20' },
  });
  expect(router.state.location.search).toContain('workoutId=21');
  expect(api.requests(updateWorkout)).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /^Sets/ })).toHaveValue('5');
});

it('says that a change of a workout was not saved, and where', async () => {
  const { user, api } = await open({
    query: 'view=editExercise&scheduleId=5&workoutId=21&exerciseId=e31',
  });
  api.refuse(updateScheduledWorkout, 500, { message: 'The server is resting.' });
  await changeSets(user);
  expect(
    (await screen.findAllByText('Error saving changes to exercise: The server is resting.'))[0],
  ).toBeVisible();
  expect(screen.getAllByText('Could not save it')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /^Sets/ })).toHaveValue('5');
});

it('puts an exercise back whose removal was not saved', async () => {
  const { user, api } = await open({ query: 'view=workoutDetails&scheduleId=5&workoutId=21' });
  api.refuse(updateScheduledWorkout, 500);
  await user.click(await screen.findByRole('button', { name: 'More for Push-Up' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const failed = await screen.findAllByText('Failed to delete the exercise: Push-Up from Upper Body');
  expect(failed).not.toHaveLength(0);
  expect(await screen.findByRole('button', { name: /^Push-Up, / })).toBeVisible();
});

it('saves a program after a workout beside it with the version the first save made', async () => {
  const { user, api } = await open({ query: 'view=editExercise&scheduleId=5&workoutId=21&exerciseId=e31' });
  api.answer(updateScheduledWorkout, buildSchedule({ version: 4, workouts: [copied] }));
  api.answer(updateSchedule, buildSchedule({ version: 5, workouts: [copied] }));
  await changeSets(user);
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Tuesday', pressed: false }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully saved program!')).toBeVisible();
  expect(api.requests(updateSchedule)[0]?.body).toMatchObject({ version: 4 });
});

it('changes a group’s program and its workouts through the group’s calls', async () => {
  const { user, api } = await open({
    isGroup: true,
    query: 'view=editExercise&scheduleId=5&workoutId=21&exerciseId=e31',
  });
  expect(await screen.findByRole('heading', { level: 1, name: "Customize Runners's Program" })).toBeVisible();
  expect(
    await screen.findByText(/Changes apply to all members of Runners, on all 4 upcoming days/),
  ).toBeVisible();
  api.answer(updateGroupWorkout, buildGroupSchedule({ version: 4, workouts: [copied] }));
  api.answer(updateGroupSchedule, buildGroupSchedule({ version: 5 }));
  await changeSets(user);
  await waitFor(() =>
    expect(api.requests(updateGroupWorkout)[0]).toMatchObject({
      params: { id: '7', groupScheduleId: '5', planWorkoutId: '21' },
      body: { version: 3, name: 'Upper Body' },
    }),
  );
  const panel = await programRegion();
  await user.click(await panel.findByRole('button', { name: 'Tuesday', pressed: false }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateGroupSchedule)[0]?.body).toMatchObject({ version: 4 }));
});
