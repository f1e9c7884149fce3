import { createOwnExercise, updateOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { answerWithCatalogues } from '@formline/shared/testing/answerWithCatalogues';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerWithRoutines } from '../testing/answerWithRoutines';
import { findRow, openExercises, sledDrag } from '../testing/exercisesPage';
import { answerWithOwnExercise } from '../testing/ownExercisePage';

const setUp = async (options: { isManager?: boolean } = {}) => {
  const api = fakeApi();
  answerWithExercises(api, [sledDrag]);
  answerWithCatalogues(api);
  answerWithRoutines(api, [], []);
  await signInAs(api, buildCurrentUser(), options);
  return api;
};
const NEW = '?view=customExerciseDetails&exerciseId=new';
const name = () => screen.findByRole('textbox', { name: 'Name' });

it('an own exercise opens in its form, and a search beside it leaves the form as it is', async () => {
  await setUp();
  const { user, router } = openExercises('', 'my-exercises');
  await user.click(await findRow('Sled Drag'));
  fireEvent.change(await name(), { target: { value: 'Sled Pull' } });
  expect(router.state.location.search).toBe('?view=customExerciseDetails&exerciseId=8');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sled' } });
  await waitFor(() => expect(router.state.location.search).toContain('search=sled'));
  expect(await name()).toHaveValue('Sled Pull');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('another exercise is opened only after a question about what is unsaved', async () => {
  await setUp();
  const { user, router } = openExercises(NEW, 'my-exercises');
  fireEvent.change(await name(), { target: { value: 'Sled Pull' } });
  await user.click(await findRow('Sled Drag'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await name()).toHaveValue('Sled Drag'));
  expect(router.state.location.search).toContain('exerciseId=8');
});

const makeSledPull = async (api: FakeApi) => {
  answerWithOwnExercise(api, { ...sledDrag, id: 9, name: 'Sled Pull' });
  const page = openExercises(NEW, 'my-exercises');
  fireEvent.change(await name(), { target: { value: 'Sled Pull' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), { target: { value: 'Pull.' } });
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Muscle groups' }), 'Chest');
  return page;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('an exercise that was made gets its address, and the next new one an empty form', async () => {
  const api = await setUp();
  const { user, router } = await makeSledPull(api);
  save();
  await waitFor(() => expect(router.state.location.search).toContain('exerciseId=9'));
  expect(api.requests(createOwnExercise)).toHaveLength(1);
  expect(await name()).toHaveValue('Sled Pull');
  await user.click(screen.getByRole('link', { name: 'Create Exercise' }));
  await waitFor(async () => expect(await name()).toHaveValue(''));
});

it('an exercise that was made, and saved again, is not left with something unsaved before a question', async () => {
  const api = await setUp();
  const { router } = await makeSledPull(api);
  save();
  await waitFor(() => expect(router.state.location.search).toContain('exerciseId=9'));
  fireEvent.change(await name(), { target: { value: 'Sled Push' } });
  save();
  await waitFor(() => expect(api.requests(updateOwnExercise)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  fireEvent.change(await name(), { target: { value: 'Sled Pulley' } });
  fireEvent.click(screen.getByRole('link', { name: 'Create Exercise' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('an exercise that is made while somebody leaves it leads nobody back', async () => {
  const api = await setUp();
  const { router } = await makeSledPull(api);
  const row = await findRow('Sled Drag');
  api.answer(createOwnExercise, () => {
    fireEvent.click(row);
    return { ...sledDrag, id: 9, name: 'Sled Pull' };
  });
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.search).toContain('exerciseId=8'));
});

it('no manager makes an exercise, whatever the address says', async () => {
  await setUp({ isManager: true });
  openExercises(NEW, 'my-exercises');
  await findRow('Sled Drag');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
