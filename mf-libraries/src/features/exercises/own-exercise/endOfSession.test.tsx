import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { createOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { signOut } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerWithOwnExercise, button, field, openOwnExercise } from '../../../testing/ownExercisePage';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

it('a new exercise that the end of the session interrupts has its entries again, and is saved', async () => {
  const api = fakeApi();
  answerWithOwnExercise(api);
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  const { user, unmount } = openOwnExercise();
  fireEvent.change(await field('Name'), { target: { value: 'Sled Drag' } });
  fireEvent.change(await field('Description'), { target: { value: 'Lean back.' } });
  await user.selectOptions(await screen.findByRole('combobox', { name: texts.muscleGroups }), 'Quadriceps');
  await user.type(await field('Sets'), '3');
  await user.type(await field('Reps'), '12');
  act(() => signOut('idle'));
  unmount();
  await signInAs(api);
  openOwnExercise();
  expect(await field('Description')).toHaveValue('Lean back.');
  fireEvent.click(button('Save'));
  await waitFor(() =>
    expect(api.requests(createOwnExercise)[0]?.body).toMatchObject({ name: 'Sled Drag', sets: 3 }),
  );
});
