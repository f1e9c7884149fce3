import { buildWorkoutExercise } from '../../../testing/buildWorkout';
import { doseSummary } from './doseSummary';

it.each([
  [{ sets: 3, reps: 10 }, '3 × 10'],
  [{ sets: 2, reps: null, dur_seconds: 90 }, '2 × 01:30'],
  [{ sets: 1, reps: null, distance: 400, distance_units: 'meters' }, '1 × 400 meters'],
  [{ sets: 1, reps: null }, '1 set'],
  [{ sets: 4, reps: null }, '4 sets'],
] as const)('says how much: %o is %s', (dose, amount) => {
  expect(doseSummary(buildWorkoutExercise(dose)).amount).toBe(amount);
});

it('says what goes with it, and nothing that is not given', () => {
  const loaded = buildWorkoutExercise({ weight: 20, tempo: 1, rest: 90 });
  expect(doseSummary(loaded).rest).toBe('20 lb · Slow · Rest 01:30');
  expect(doseSummary(buildWorkoutExercise({ pace: 6, pace_units: 'mph', rest: 0 })).rest).toBe('6 mph');
  expect(doseSummary(buildWorkoutExercise({ rest: 0 })).rest).toBe('');
});
