import { updateSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { findWorkouts, readWorkouts } from '@formline/shared/contracts/library/workouts';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { screen, waitFor } from '@testing-library/react';
import { buildPlanWorkout, buildSchedule } from '../testing/buildPlan';
import { stopAtFriday } from '../testing/clock';
import { openCustomizing, programRegion } from '../testing/customizePage';
import { CustomizeProgramRoute } from './CustomizeProgramRoute';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const walk = buildWorkout({}, { id: 40, name: 'Walk' });
const walkAt = (id: number, key: string) =>
  buildPlanWorkout({
    id,
    workout_id: 40,
    workout_name: 'Walk',
    days_of_week: ['2'],
    sections: [
      { id: id + 500, name: 'Warm-Up', exercises: [buildWorkoutExercise({ id: 3, key, name: 'Push-Up' })] },
    ],
  });
const upperBody = buildPlanWorkout();

async function open() {
  const page = await openCustomizing({
    route: <CustomizeProgramRoute />,
    page: 'customize-program',
    query: 'view=programDetails&scheduleId=5&date=2026-11-23',
  });
  const { user, api } = page;
  api.answer(findWorkouts, { workouts: [walk], nextPage: null });
  api.answer(readWorkouts, { workouts: [walk], nextPage: null });
  const panel = await programRegion();
  return {
    ...page,
    panel,
    addWalk: async () => user.click(await screen.findByRole('button', { name: 'Add Walk to the program' })),
    save: () => user.click(panel.getByRole('button', { name: 'Save' })),
    sent: () => api.requests(updateSchedule).map(({ body }) => body),
    pressSecond: async (name: string) =>
      user.click(panel.getAllByRole('button', { name })[1] ?? document.body),
  };
}

it('knows a workout that was added twice by its two places', async () => {
  const { user, api, panel, addWalk, pressSecond, save, sent, router } = await open();
  await user.click(await panel.findByRole('button', { name: 'Add Workouts' }));
  await addWalk();
  await addWalk();
  for (const column of panel.getAllByRole('button', { name: 'Tuesday' }).slice(1)) await user.click(column);
  const workouts = [upperBody, walkAt(30, 'e1'), walkAt(31, 'e2')];
  api.answer(updateSchedule, buildSchedule({ version: 4, workouts }));
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        workouts: [
          { id: 21, days_of_week: ['1'] },
          { workout_id: 40, days_of_week: ['2'] },
          { workout_id: 40, days_of_week: ['2'] },
        ],
      },
    ]),
  );
  await pressSecond('Walk');
  await waitFor(() => expect(router.state.location.search).toContain('workoutId=31'));
});

it('puts a workout back whose removal was saved', async () => {
  const { user, api, panel, pressSecond, save, sent } = await open();
  const workouts = [upperBody, walkAt(30, 'e1')];
  await user.click(await panel.findByRole('button', { name: 'Add Workouts' }));
  await user.click(await screen.findByRole('button', { name: 'Add Walk to the program' }));
  await pressSecond('Tuesday');
  api.answer(updateSchedule, buildSchedule({ version: 4, workouts }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.click(panel.getByRole('button', { name: 'More for Upper Body' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from program' }));
  api.answer(updateSchedule, buildSchedule({ version: 5, workouts: workouts.slice(1) }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  await user.click(panel.getByRole('button', { name: /^Undo/ }));
  api.answer(
    updateSchedule,
    buildSchedule({ version: 6, workouts: [{ ...upperBody, id: 33 }, ...workouts.slice(1)] }),
  );
  await save();
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      workouts: [
        { workout_id: 9, days_of_week: ['1'] },
        { id: 30, days_of_week: ['2'] },
      ],
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Upper Body' }));
  expect(await screen.findByRole('region', { name: 'Workout Details' })).toBeVisible();
});
