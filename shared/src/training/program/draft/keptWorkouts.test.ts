import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { startHistory, withEdit, withUndo } from '../../editing/editHistory';
import { toWorkoutDraft } from '../../workout/draft/workoutDraft';
import { changedWorkouts, type KeptWorkout } from './keptWorkouts';

const plank = buildWorkoutExercise({ id: 4, name: 'Plank' });
const legDay = buildWorkout(
  { Main: [buildWorkoutExercise({ id: 3 }), buildWorkoutRoutine([plank], { id: 5 })], Finish: [] },
  { id: 7, name: 'Leg Day' },
);
const opened = startHistory(toWorkoutDraft(legDay));
const renamed = withEdit(opened, { draft: { ...opened.present, name: 'Long Legs' }, label: 'Rename' });
const changed = (history: KeptWorkout['history']) =>
  changedWorkouts(new Map([[7, { workout: legDay, history }]]));

it('shows a changed workout as its draft makes it', () => {
  const { draft, shown } = changed(renamed).get(7) ?? {};
  expect(draft).toBe(renamed.present);
  expect(shown).toMatchObject({ id: 7, version: legDay.version, name: 'Long Legs', exercise_count: 2 });
  expect(shown?.sections.map(({ exercises }) => exercises.map(({ key }) => key))).toEqual([['e3', 'r5'], []]);
});

it('counts a workout whose changes were undone as the library’s', () => {
  expect(changed(opened).size).toBe(0);
  expect(changed(withUndo(renamed)).size).toBe(0);
});
