import { buildExercise } from '../../../testing/buildExercise';
import { buildWorkoutExercise } from '../../../testing/buildWorkout';
import { originalIdOf, revertSwap, swapChoices, swapExercise } from './swapExercise';

const exercise = (id: number) => buildExercise({ id, name: `Exercise ${id}` });
const adjustment = (id: number, exerciseType: 'PROGRESSION' | 'REGRESSION') => ({
  primary_exercise_id: 1,
  exerciseType,
  exercise: exercise(id),
});
const original = buildExercise({
  id: 1,
  name: 'Push-Up',
  progressions_regressions: [
    adjustment(2, 'PROGRESSION'),
    adjustment(3, 'PROGRESSION'),
    adjustment(4, 'REGRESSION'),
  ],
});
const pushUp = buildWorkoutExercise({ id: 1, key: 'e11', sets: 4, reps: 12, notes: 'Slowly' });
const choicesOf = (placed: typeof pushUp) =>
  swapChoices(placed, original).map(({ exercise: { id }, exerciseType, primary_exercise_id }) => [
    id,
    exerciseType,
    primary_exercise_id,
  ]);

it('gives the place and its dose to the chosen one and keeps what stood there', () => {
  const allowed = { ...pushUp, regression_enabled: true };
  const swapped = swapExercise(allowed, exercise(2), original);
  const placedExercise = { key: 'e11', sets: 4, reps: 12, notes: 'Slowly', regression_enabled: true };
  expect(swapped).toMatchObject({ id: 2, name: 'Exercise 2', ...placedExercise });
  expect(swapped).toMatchObject({
    original_exercise_id: 1,
    swapped_original_exercise: { id: 1, name: 'Push-Up' },
  });
  expect(swapped.swapped_original_exercise).not.toHaveProperty('progressions_regressions');
});

it('keeps the other progressions and regressions, which belong to the chosen one now', () => {
  expect(choicesOf(swapExercise(pushUp, exercise(2), original))).toEqual([
    [3, 'PROGRESSION', 2],
    [4, 'REGRESSION', 2],
  ]);
});

it('knows what stood there first through several swaps, and gives the place back with the dose of now', () => {
  const once = swapExercise(pushUp, exercise(2), original);
  const twice = { ...swapExercise(once, exercise(4), original), reps: 20 };
  expect(originalIdOf(twice)).toBe(1);
  const back = revertSwap(twice);
  expect(back).toMatchObject({ id: 1, key: 'e11', reps: 20, original_exercise_id: null });
  expect(choicesOf(back).map(([id]) => id)).toEqual([2, 3, 4]);
  expect(revertSwap(back)).toBe(back);
  expect(swapExercise(twice, original, original)).toEqual(back);
});
