import { type ExerciseDetails, readExercise } from '@formline/shared/contracts/library/exercises';
import { screen } from '@testing-library/react';
import { buildExercise } from '../../../../testing/buildExercise';
import { buildWorkout, buildWorkoutExercise } from '../../../../testing/buildWorkout';
import { button, showEditor } from '../../../../testing/workoutEditorPage';
import { openAdjustment } from '../../draft/openItem';

const jumpSquat = buildExercise({ id: 8, name: 'Jump Squat', description: 'Land softly.' });
const squat: ExerciseDetails = buildExercise({
  id: 6,
  name: 'Squat',
  progression_enabled: true,
  progressions_regressions: [{ primary_exercise_id: 6, exerciseType: 'PROGRESSION', exercise: jumpSquat }],
});
const workout = buildWorkout({
  Main: [buildWorkoutExercise({ id: 6, name: 'Squat', progression_enabled: true })],
});

it.each([
  ['edited', true],
  ['looked at', false],
])('opens a progression of an exercise in a workout that is %s', async (_how, canEdit) => {
  const { user, api, router } = showEditor({ workout, canEdit });
  api.answer(readExercise, squat);
  await user.click(button(/^Squat, /));
  if (canEdit) await user.click(await screen.findByRole('button', { name: 'View exercise' }));
  await user.click(await screen.findByRole('button', { name: 'Progressions and regressions' }));
  expect(router.state.location.search).toBe('?showProgressionsRegressions=true');
  const progression = await screen.findByRole('button', { name: /Jump Squat/ });
  api.answer(readExercise, jumpSquat);
  await user.click(progression);
  expect(await screen.findByText('Land softly.')).toBeVisible();
  await user.click(button('Close details'));
  expect(screen.queryByText('Land softly.')).not.toBeInTheDocument();
});

it.each(['e7', '0', '', null])('opens nothing for the id %p', (exerciseId) => {
  expect(openAdjustment({ view: 'progressionRegressionExDetails', exerciseId })).toBeNull();
});
