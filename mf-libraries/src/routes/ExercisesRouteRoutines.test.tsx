import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { answerWithRoutines } from '../testing/answerWithRoutines';
import { findList, findRow, openExercises, pistolSquat, sledDrag } from '../testing/exercisesPage';

const circuit = buildRoutine({ id: 4, title: 'Engine', routine_type: 'circuit', is_favorite: true });
const superset = buildRoutine({ id: 5, title: 'Push and Pull', routine_type: 'super_set' });

const setUp = async (exercises = [sledDrag, { ...pistolSquat, is_favorite: true }]) => {
  const api = fakeApi();
  answerWithCatalogues(api);
  answerWithExercises(api, exercises);
  answerWithRoutines(api, [circuit, superset], [sledDrag, pistolSquat]);
  await signInAs(api, buildCurrentUser());
};
const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('stand before the own exercises, each kind under its heading', async () => {
  await setUp();
  openExercises('', 'my-exercises');
  expect(await findRow('Engine')).toBeInTheDocument();
  expect(headings()).toEqual(['Circuits', 'Super Sets', 'My Exercises']);
  expect(screen.getByText('3 items')).toBeInTheDocument();
});

it('stand among the favourites if they are some', async () => {
  await setUp();
  openExercises('', 'favorite-exercises');
  expect(await findRow('Engine')).toBeInTheDocument();
  expect(headings()).toEqual(['Circuits', 'Formline Exercises']);
});

it('are hidden while a filter is in force', async () => {
  await setUp();
  openExercises('?muscleGroups=1', 'my-exercises');
  expect(await findRow('Sled Drag')).toBeInTheDocument();
  expect(headings()).toEqual([]);
});

it('do not take the place of the first own exercise, which is still asked for', async () => {
  await setUp([]);
  openExercises('', 'my-exercises');
  expect(await findRow('Engine')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Upload your own Exercises' })).toBeInTheDocument();
});

it('open beside the list, and Escape closes them', async () => {
  await setUp();
  const { user, router } = openExercises('', 'my-exercises');
  await user.click(await findRow('Engine'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=circuitDetails&routineId=4'));
  expect(await findRow('Engine')).toHaveAttribute('aria-selected', 'true');
  await user.click(await findList());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
