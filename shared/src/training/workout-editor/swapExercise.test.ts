import { buildWorkoutExercise } from '../../testing/buildWorkout';
import { revertSwap, swapExercise, type SwappableExercise } from './swapExercise';

const exercise = (id: number) => buildWorkoutExercise({ id, name: `Exercise ${id}` });
const adjustment = (id: number, exerciseType: 'PROGRESSION' | 'REGRESSION') => ({
  primary_exercise_id: 1,
  exerciseType,
  exercise: exercise(id),
});
const pushUp: SwappableExercise = {
  ...buildWorkoutExercise({ id: 1, key: 'e11', sets: 4, reps: 12, notes: 'Slowly' }),
  progressions_regressions: [
    adjustment(2, 'PROGRESSION'),
    adjustment(3, 'PROGRESSION'),
    adjustment(4, 'REGRESSION'),
  ],
  swapped_original_exercise: null,
};

it('gives the place and its dose to the chosen one and keeps what stood there', () => {
  const swapped = swapExercise(pushUp, exercise(2));
  expect(swapped).toMatchObject({
    id: 2,
    name: 'Exercise 2',
    key: 'e11',
    sets: 4,
    reps: 12,
    notes: 'Slowly',
  });
  expect(swapped).toMatchObject({ original_exercise_id: 1, swapped_original_exercise: pushUp });
});

it('keeps the other progressions and regressions, which belong to the chosen one now', () => {
  const { progressions_regressions: others } = swapExercise(pushUp, exercise(2));
  expect(others.map(({ exercise: { id }, exerciseType }) => [id, exerciseType])).toEqual([
    [3, 'PROGRESSION'],
    [4, 'REGRESSION'],
  ]);
  expect(new Set(others.map(({ primary_exercise_id }) => primary_exercise_id))).toEqual(new Set([2]));
});

it('knows what stood there first through several swaps, and gives the place back with the dose of now', () => {
  const twice = { ...swapExercise(swapExercise(pushUp, exercise(2)), exercise(4)), reps: 20 };
  expect(twice).toMatchObject({ id: 4, original_exercise_id: 1 });
  const back = revertSwap(twice);
  expect(back).toMatchObject({ id: 1, key: 'e11', reps: 20, original_exercise_id: null });
  expect(back.progressions_regressions).toEqual(pushUp.progressions_regressions);
  expect(revertSwap(back)).toBe(back);
});
