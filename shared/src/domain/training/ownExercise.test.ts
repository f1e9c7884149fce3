import {
  EXERCISE_DESCRIPTION_MAX_LENGTH,
  EXERCISE_NAME_MAX_LENGTH,
  ownExerciseProblems,
} from './ownExercise';

const draft = { name: 'Sled Drag', description: 'Lean back and walk.', muscle_group_ids: [1] };

it('name, description and one muscle group are enough', () => {
  expect(ownExerciseProblems(draft, {})).toEqual({});
  const longest = {
    name: ` ${'n'.repeat(EXERCISE_NAME_MAX_LENGTH)} `,
    description: 'd'.repeat(EXERCISE_DESCRIPTION_MAX_LENGTH),
  };
  expect(ownExerciseProblems({ ...draft, ...longest }, {})).toEqual({});
});

it.each([
  [{ name: '  ' }, { name: 'Name is a required field' }],
  [{ name: 'n'.repeat(161) }, { name: 'Name must be at most 160 characters' }],
  [{ description: '\n' }, { description: 'Description is a required field' }],
  [{ description: 'd'.repeat(5001) }, { description: 'Description must be at most 5000 characters' }],
  [{ muscle_group_ids: [] }, { muscle_group_ids: 'At least 1 muscle group is required' }],
])('%j is told what is wrong', (change, problems) => {
  expect(ownExerciseProblems({ ...draft, ...change }, {})).toEqual(problems);
});

it('a dose out of bounds is told too', () => {
  expect(ownExerciseProblems(draft, { sets: 100 })).toEqual({
    sets: 'Sets must be a whole number from 1 to 99',
  });
});
