import { type ExerciseDetails, readExercise } from '@formline/shared/contracts/library/exercises';
import { screen } from '@testing-library/react';
import { buildExercise } from '../../../../testing/buildExercise';
import { fakeApi } from '../../../../testing/fakeApi';
import { renderRoute } from '../../../../testing/render';
import { ChosenExercise } from './ChosenExercise';

const jumpSquat: ExerciseDetails = buildExercise({
  id: 8,
  name: 'Jump Squat',
  description: 'Land softly.',
});
const squat: ExerciseDetails = buildExercise({
  id: 6,
  name: 'Squat',
  progression_enabled: true,
  progressions_regressions: [{ primary_exercise_id: 6, exerciseType: 'PROGRESSION', exercise: jumpSquat }],
});

it('unfolds its progressions, opens one, and leads back to what was chosen', async () => {
  const api = fakeApi();
  api.answer(readExercise, ({ params }) => (params['id'] === '8' ? jumpSquat : squat));
  const onClose = jest.fn();
  const { user } = renderRoute(<ChosenExercise exercise={squat} onClose={onClose} />, { path: '/work' });
  await user.click(await screen.findByRole('button', { name: 'Progressions and regressions' }));
  await user.click(await screen.findByRole('button', { name: /Jump Squat/ }));
  expect(await screen.findByText('Land softly.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close details' }));
  expect(await screen.findByRole('heading', { name: 'Squat' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close details' }));
  expect(onClose).toHaveBeenCalled();
});
