import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { withoutItem } from '../draft/draftItems';
import { withoutSection } from '../draft/draftSections';
import { changeFailure, deletedFailure, removalFailure, removalQuestion, withPutBack } from './removal';
import { findItem, itemsOf, toWorkoutDraft, type WorkoutDraft } from '../draft/workoutDraft';

const placed = buildWorkoutExercise({ id: 9, name: 'Plank' });
const draft = toWorkoutDraft(
  buildWorkout({
    'Warm-Up': [buildWorkoutExercise({ id: 1, name: 'Push-Up' }), buildWorkoutExercise({ id: 2 })],
    Main: [
      buildWorkoutRoutine([placed], { id: 3, title: 'Pair', routine_type: 'super_set' }),
      buildWorkoutRoutine([placed], { id: 4, title: 'Round' }),
    ],
  }),
);
const [pushUp, , superset, circuit] = itemsOf(draft);
const keys = (one: WorkoutDraft) => itemsOf(one).map(({ key }) => key);

it('puts something back where it stood', () => {
  const removal = findItem(draft, 'e1');
  if (!removal) throw new Error('It stands there.');
  expect(keys(withPutBack(withoutItem(draft, 'e1'), removal))).toEqual(keys(draft));
  expect(withPutBack(draft, removal)).toBe(draft);
});

it('puts it into the first section where its own is gone', () => {
  const removal = findItem(draft, 'r4');
  if (!removal) throw new Error('It stands there.');
  expect(keys(withPutBack(withoutSection(draft, 'section-2'), removal))).toEqual(['e1', 'r4', 'e2']);
});

it.each([
  [
    'an exercise',
    pushUp,
    'Remove Exercise',
    'Failed to delete the exercise: Push-Up from Leg Day',
    'Failed to delete exercise. Could not find Push-Up in any of the workout sections',
    'Error saving changes to exercise: No room',
  ],
  [
    'a superset',
    superset,
    'Remove Superset',
    'Failed to delete the Superset: Pair from Leg Day',
    'Failed to delete Superset. Could not find Pair in any of the workout sections in Leg Day',
    'Error saving changes to superset: No room',
  ],
  [
    'a circuit',
    circuit,
    'Remove Circuit',
    'Failed to delete the Circuit: Round from Leg Day',
    'Failed to delete Circuit. Could not find Round in any of the workout sections in Leg Day',
    'Error saving changes to circuit: No room',
  ],
])('speaks of %s in its own words', (_what, item, title, failed, message, unsaved) => {
  if (!item) throw new Error('It stands there.');
  expect(removalQuestion(item).title).toBe(title);
  expect(removalFailure(item, 'Leg Day')).toBe(failed);
  expect(deletedFailure(item, 'Leg Day')).toBe(message);
  expect(changeFailure(item, 'No room')).toBe(unsaved);
});
