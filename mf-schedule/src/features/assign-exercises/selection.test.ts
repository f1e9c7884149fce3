import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { itemName } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import {
  choiceProblem,
  chosenItems,
  chosenKeys,
  NOTHING_CHOSEN,
  prepared,
  type Selection,
  withChosen,
  withoutChosen,
} from './selection';

const plank = buildExercise({ id: 2, name: 'Plank' });
const squat = buildExercise({ id: 3, name: 'Squat' });
const finisher = buildRoutine({ id: 2, title: 'Finisher' });
const defaults = { sectionNames: ['Warm-Up', 'Main'], name: 'Ava Workout' };
const names = (selection: Selection | null) => selection && chosenItems(selection).map(itemName);

it('keeps the order of choosing, and takes nothing twice', () => {
  const chosen = withChosen(withChosen(NOTHING_CHOSEN, [squat, finisher]), [plank, squat]);
  expect(names(chosen)).toEqual(['Squat', 'Finisher', 'Plank']);
  expect([...chosenKeys(chosen)]).toEqual(['exercise-3', 'routine-2', 'exercise-2']);
});

it('tells an exercise from a superset of the same number', () => {
  const chosen = withChosen(NOTHING_CHOSEN, [plank, finisher]);
  expect(names(withoutChosen(chosen, new Set(['exercise-2'])))).toEqual(['Finisher']);
});

it('becomes a workout with all of it below Warm-Up, which goes on with what is chosen later', () => {
  const workout = prepared(withChosen(NOTHING_CHOSEN, [squat]), defaults);
  if (workout?.step !== 'prepared') throw new Error('No workout was made');
  const more = withChosen(workout, [plank]);
  expect(more).toMatchObject({
    step: 'prepared',
    draft: {
      name: 'Ava Workout',
      sections: [
        { name: 'Warm-Up', items: [{ name: 'Squat' }, { name: 'Plank' }] },
        { name: 'Main', items: [] },
      ],
    },
  });
  expect(names(withoutChosen(more, new Set(['exercise-3'])))).toEqual(['Plank']);
  expect(prepared(more, defaults)).toBe(more);
});

it('cannot become one without the section for it', () => {
  expect(prepared(withChosen(NOTHING_CHOSEN, [squat]), { ...defaults, sectionNames: ['Main'] })).toBeNull();
});

it('has room for sixty', () => {
  const many = Array.from({ length: 60 }, (_, id) => buildExercise({ id: id + 100 }));
  const chosen = withChosen(NOTHING_CHOSEN, many);
  expect(choiceProblem(NOTHING_CHOSEN, many)).toBeNull();
  expect(choiceProblem(chosen, [plank])).toMatch(/60/);
  expect(choiceProblem(chosen, many)).toBeNull();
});
