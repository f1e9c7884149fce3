import { createOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import * as z from '@formline/shared/contracts/schema';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { newOwnExercise, ownExerciseBody, toOwnExerciseDraft, withAdjustments } from './ownExerciseDraft';

const [jump, box, wallSit] = [8, 6, 5].map((id) => buildExercise({ id }));

it('a form as it opens is sent with the defaults of the wire', () => {
  expect(ownExerciseBody({ ...newOwnExercise, name: ' Squat ', description: ' Sit. ' })).toMatchObject({
    name: 'Squat',
    description: 'Sit.',
    reps: '0',
    durSeconds: '',
    rest: 0,
    weightUnits: 'lb',
    imageUrl: null,
    videoUrl: null,
  });
});

it('an exercise that is opened and saved says the same', () => {
  const exercise = buildExercise({
    ...{ name: 'Squat', sets: 3, dur_seconds: 45, tempo: 2, weight: 20, rest: 60, rest_tempo: 1 },
    ...{ image_url: '/squat.jpg', video_url: '/squat.mp4', allow_unilateral: true },
    muscle_groups: [
      { id: 9, name: 'Quadriceps' },
      { id: 2, name: 'Hips' },
    ],
    progressions_regressions: [
      { primary_exercise_id: 1, exerciseType: 'REGRESSION', exercise: buildExercise({ id: 6 }) },
    ],
  });
  const { data: sent } = z.safeParse(createOwnExercise.body, ownExerciseBody(toOwnExerciseDraft(exercise)));
  expect(sent).toMatchObject({
    ...{ name: 'Squat', sets: 3, durSeconds: 45, tempo: 2, weight: 20, rest: 60, rest_tempo: 1 },
    ...{ imageUrl: '/squat.jpg', videoUrl: '/squat.mp4', allow_unilateral: true },
    muscle_group_ids: [9, 2],
    fitness_component_ids: [1],
    progressions_regressions: [{ exercise_id: 6, exerciseType: 'REGRESSION' }],
  });
});

it('an exercise is a progression or a regression, never both, and progressions stand first', () => {
  if (!jump || !box || !wallSit) throw new Error('Three exercises are needed.');
  const easier = withAdjustments(newOwnExercise, 'REGRESSION', [box, wallSit]);
  const both = withAdjustments(easier, 'PROGRESSION', [jump, wallSit]);
  expect(both.adjustments.map(({ exerciseType, exercise }) => [exerciseType, exercise.id])).toEqual([
    ['PROGRESSION', 8],
    ['PROGRESSION', 5],
    ['REGRESSION', 6],
  ]);
});
