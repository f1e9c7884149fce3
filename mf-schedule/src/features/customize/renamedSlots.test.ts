import {
  buildWorkout,
  buildWorkoutExercise,
  buildWorkoutRoutine,
} from '@formline/shared/testing/buildWorkout';
import { savedItems, toWorkoutChange } from '@formline/shared/training/workout/draft/savedItems.ts';
import { toWorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { slotNames, renamedSlots } from './renamedSlots';

const squat = buildWorkoutExercise({ id: 1, key: 'e11' });
const row = buildWorkoutExercise({ id: 2, key: 'e12' });
const original = buildWorkout({ Main: [squat, buildWorkoutRoutine([row], { key: 'r3' })] });
const copy = {
  ...original,
  sections: [
    {
      id: 71,
      name: 'Main',
      exercises: [{ ...squat, key: 'e81' }, buildWorkoutRoutine([{ ...row, key: 'e82' }], { key: 'r9' })],
    },
  ],
};
const draft = toWorkoutDraft(original);
const { sections } = toWorkoutChange(draft, savedItems(draft, original));

it('knows each place by its name in the copy: sections, exercises, circuits and what stands in them', () => {
  expect(renamedSlots(sections, copy.sections)).toEqual([
    ['section-1', 'section-71'],
    ['e11', 'e81'],
    ['r3', 'r9'],
    ['e12', 'e82'],
  ]);
  expect(renamedSlots(sections, original.sections)).toEqual([]);
});

it('keeps the names of the editor, however often a copy is made', () => {
  const names = slotNames();
  names.rename([['e11', 'e81']]);
  names.rename([['e81', 'e91']]);
  expect(names.inAddress('e11')).toBe('e91');
  expect(['e11', 'e81', 'e91', 'e12'].map(names.inEditor)).toEqual(['e11', 'e11', 'e11', 'e12']);
});
