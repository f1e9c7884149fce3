import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { createOwnExercise, updateOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { signOut } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  answerWithOwnExercise,
  button,
  field,
  openOwnExercise,
  sledDrag,
} from '../../../testing/ownExercisePage';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

async function typeUntilTheEnd(
  exerciseId: number | null,
  type: (page: ReturnType<typeof openOwnExercise>) => Promise<void>,
) {
  const api = fakeApi();
  answerWithOwnExercise(api);
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  const page = openOwnExercise({ exerciseId });
  await type(page);
  act(() => signOut('idle'));
  page.unmount();
  await signInAs(api);
  return api;
}

it('a new exercise that the end of the session interrupts has its entries again, and is saved', async () => {
  const api = await typeUntilTheEnd(null, async ({ user }) => {
    fireEvent.change(await field('Name'), { target: { value: 'Sled Drag' } });
    fireEvent.change(await field('Description'), { target: { value: 'Lean back.' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.muscleGroups }), 'Quadriceps');
    await user.type(await field('Sets'), '3');
    await user.type(await field('Reps'), '12');
  });
  openOwnExercise();
  expect(await field('Description')).toHaveValue('Lean back.');
  fireEvent.click(button('Save'));
  await waitFor(() =>
    expect(api.requests(createOwnExercise)[0]?.body).toMatchObject({ name: 'Sled Drag', sets: 3 }),
  );
});

it('an exercise that somebody else changed meanwhile is asked about', async () => {
  const api = await typeUntilTheEnd(40, async ({ user }) => user.type(await field('Name'), '!'));
  answerWithOwnExercise(api, { ...sledDrag, name: 'Sled Pull', version: 5 });
  openOwnExercise({ exerciseId: 40 });
  expect(await field('Name')).toHaveValue('Sled Drag!');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this exercise');
  fireEvent.click(button('Keep mine'));
  await waitFor(() =>
    expect(api.requests(updateOwnExercise)[0]?.body).toMatchObject({ name: 'Sled Drag!', version: 5 }),
  );
});
