import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { swapExercise } from '@formline/shared/training/workout/draft/swapExercise.ts';
import { withExercise } from '@formline/shared/training/workout/draft/draftItems.ts';
import { toWorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { toRequestedWorkouts } from './draftWorkouts';

const TODAY = '2026-11-20';
const workout = buildWorkout(
  { Main: [buildWorkoutExercise({ id: 3, key: 'e3', name: 'Push-Up', notes: 'Slowly' })] },
  { id: 7, name: 'Push Day', description: 'Chest first.' },
);
const draft = toWorkoutDraft(workout);
const clap = buildExercise({ id: 8, name: 'Clap Push-Up' });
const swapped = withExercise(draft, 'e3', (placed) =>
  swapExercise(placed, clap, buildExercise({ id: 3, name: 'Push-Up' })),
);

it('asks for a workout as it is in the library by its number', () => {
  const requested = toRequestedWorkouts([{ workout, draft: null, days_of_week: ['1', '3'] }], TODAY);
  expect(requested).toEqual([{ workout_id: 7, days_of_week: ['1', '3'] }]);
});

it('asks for a changed one by what stands in it, with its name, description and swaps', () => {
  const [requested] = toRequestedWorkouts([{ workout, draft: swapped, days_of_week: [] }], TODAY);
  expect(requested).not.toHaveProperty('workout_id');
  expect(requested).toMatchObject({
    name: 'Push Day',
    description: 'Chest first.',
    days_of_week: [],
    sections: [{ name: 'Main', exercises: [{ id: 8, original_exercise_id: 3, notes: 'Slowly' }] }],
  });
});

it('names one after the day that was left without a name', () => {
  const nameless = { ...swapped, name: '  ' };
  const [requested] = toRequestedWorkouts([{ workout, draft: nameless, days_of_week: [] }], TODAY);
  expect(requested?.name).toBe('New Workout 11-20');
});
