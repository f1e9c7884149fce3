import { listDefaultSections } from '@formline/shared/contracts/library/catalogues';
import {
  createWorkout,
  deleteWorkout,
  readWorkout,
  updateWorkout,
} from '@formline/shared/contracts/library/workouts';
import { answerWithWorkouts } from '@formline/shared/testing/answerWithWorkouts';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildWorkout } from '@formline/shared/testing/buildWorkout';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor } from '@testing-library/react';
import { findRow, openWorkouts } from '../testing/workoutsPage';

const legDay = buildWorkout({ 'Warm-Up': [] }, { id: 7, name: 'Leg Day' });

const asTrainer = async () => {
  const api = fakeApi();
  answerWithWorkouts(api, [legDay]);
  api.answer(readWorkout, legDay);
  await signInAs(api, buildCurrentUser());
  return api;
};
const findField = (name: string) => screen.findByRole('textbox', { name });
const openLegDay = () => openWorkouts('my-workouts', '?view=workoutDetails&workoutId=7');

it('begins with the name, also when the menu to create it closes late', async () => {
  const api = await asTrainer();
  api.answer(listDefaultSections, [{ id: 1, name: 'Warm-Up' }]);
  const { user } = openWorkouts('my-workouts');
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Workout' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Workout name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, name.value.length]);
});

describe('a new workout', () => {
  const openNew = () => openWorkouts('my-workouts', '?view=workoutDetails&workoutId=new');

  it('is made by its first change, under the name of the day, and the editor stands on', async () => {
    const api = await asTrainer();
    api.answer(listDefaultSections, [{ id: 1, name: 'Warm-Up' }]);
    api.answer(createWorkout, { ...legDay, description: 'Easy' });
    const { user, router } = openNew();
    expect(await findField('Workout name')).toHaveDisplayValue(/^New Workout \d\d-\d\d$/);
    await waitFor(async () => expect(await findField('Workout name')).toHaveFocus());
    await user.type(await findField('Description'), 'Easy');
    expect(api.requests(createWorkout)).toHaveLength(0);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?view=workoutDetails&workoutId=7'));
    expect(api.requests(createWorkout)[0]?.body).toMatchObject({
      description: 'Easy',
      sections: [{ name: 'Warm-Up', exercises: [] }],
    });
    expect(await findField('Description')).toHaveValue('Easy');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeEnabled();
    expect(api.requests(readWorkout)).toHaveLength(0);
  });

  it('does not hold somebody who goes on to another while it is being made', async () => {
    const api = await asTrainer();
    api.answer(listDefaultSections, [{ id: 1, name: 'Warm-Up' }]);
    api.answer(createWorkout, { ...legDay, id: 8 });
    const { user, router } = openNew();
    await waitFor(async () => expect(await findField('Workout name')).toHaveFocus());
    await user.type(await findField('Description'), 'E');
    await user.click(await findRow('Leg Day'));
    await waitFor(() => expect(screen.getByDisplayValue('Leg Day')).toBeVisible());
    expect(api.requests(createWorkout)).toHaveLength(1);
    expect(router.state.location.search).toBe('?view=workoutDetails&workoutId=7');
  });

  it('that was refused is made under the same key once it is sent again', async () => {
    const api = await asTrainer();
    api.answer(listDefaultSections, [{ id: 1, name: 'Warm-Up' }]);
    api.refuse(createWorkout, 500, { message: 'The line is down' });
    const { user } = openNew();
    await user.type(await findField('Description'), 'Easy');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('The line is down');
    api.answer(createWorkout, legDay);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const [first, second] = api.headers(createWorkout).map((headers) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  it('cannot be begun without the usual sections, which can be asked for again', async () => {
    const api = await asTrainer();
    api.refuse(listDefaultSections, 500);
    const { user } = openNew();
    expect(await screen.findByText('We couldn’t start a new workout')).toBeVisible();
    api.answer(listDefaultSections, [{ id: 1, name: 'Warm-Up' }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findField('Workout name')).toBeVisible();
  });

  it('asked for at the provider’s tab is made among own ones', async () => {
    const api = await asTrainer();
    api.answer(listDefaultSections, []);
    const { router } = openWorkouts('formline-workouts', '?view=workoutDetails&workoutId=new');
    await waitFor(() => expect(router.state.location.pathname).toBe('/libraries/workouts/my-workouts'));
  });
});

describe('an own workout', () => {
  it('is saved by itself with the version it was read as, and the list shows the new name', async () => {
    const api = await asTrainer();
    api.answer(updateWorkout, { ...legDay, name: 'Leg Day 2', version: 2 });
    const { user } = openLegDay();
    await user.type(await findField('Workout name'), ' 2');
    await user.tab();
    await waitFor(() => expect(api.requests(updateWorkout)[0]?.body).toMatchObject({ version: 1 }));
    expect(await findRow('Leg Day 2')).toBeVisible();
  });

  it('that could not be saved is not left without a question', async () => {
    const api = await asTrainer();
    api.refuse(updateWorkout, 500, { message: 'The line is down' });
    const { user, router } = openLegDay();
    await user.type(await findField('Workout name'), ' 2');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('The line is down');
    await user.click(screen.getByRole('link', { name: 'Formline Workouts' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await findField('Workout name')).toHaveValue('Leg Day 2');
    expect(router.state.location.pathname).toBe('/libraries/workouts/my-workouts');
  });

  it('closes when it has been deleted', async () => {
    const api = await asTrainer();
    api.answer(deleteWorkout, { id: 7 });
    const { user, router } = openLegDay();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Workout' })).not.toBeInTheDocument();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('that has been deleted is not there for those who come back to it', async () => {
    const api = await asTrainer();
    api.answer(deleteWorkout, { id: 7 });
    const { user, router } = openLegDay();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('grid')).toBeVisible();
    api.refuse(readWorkout, 404);
    await act(() => router.navigate('?view=workoutDetails&workoutId=7'));
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this workout' })).toBeVisible();
  });
});
