import { readWorkout, updateWorkout } from '@formline/shared/contracts/library/workouts';
import { buildWorkout } from '@formline/shared/testing/buildWorkout';
import { screen, within } from '@testing-library/react';
import { openPrograms, serveProgram } from '../testing/programsPage';

jest.setTimeout(60_000);

async function typeBeside() {
  const { api } = await serveProgram();
  api.answer(readWorkout, ({ params }) => {
    const id = Number(params['id']);
    return buildWorkout({}, { id, name: id === 1 ? 'Leg Day' : 'Push Day' });
  });
  api.answer(updateWorkout, buildWorkout({}, { id: 1, name: 'Leg Day 2', version: 2 }));
  const { user } = openPrograms('?view=workoutDetails&programId=5&workoutId=1');
  const beside = await screen.findByRole('region', { name: 'Workout Details' });
  await user.type(await within(beside).findByRole('textbox', { name: 'Workout name' }), ' 2');
  return { api, user };
}

it('a workout that is being saved gives way to the next one without a question', async () => {
  const { api, user } = await typeBeside();
  await user.click(screen.getByRole('button', { name: 'Push Day' }));
  expect(await screen.findByDisplayValue('Push Day')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.requests(updateWorkout)).toHaveLength(1);
});

it('a workout that could not be saved does not give way without a question', async () => {
  const { api, user } = await typeBeside();
  api.refuse(updateWorkout, 500);
  await user.click(screen.getByRole('button', { name: 'Push Day' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
});
