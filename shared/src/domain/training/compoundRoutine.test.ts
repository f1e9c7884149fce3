import { CIRCUIT_MAX_EXERCISES, type CompoundRoutineDraft, compoundRoutineProblem } from './compoundRoutine';

const placed = (...ids: readonly number[]) => ids.map((exercise_id, ordinal) => ({ exercise_id, ordinal }));
const superset: CompoundRoutineDraft = {
  title: 'Push and Pull',
  routine_type: 'super_set',
  reps: 12,
  rest: null,
  exercises: placed(7, 9),
};
const circuit: CompoundRoutineDraft = {
  title: 'Warm Legs',
  routine_type: 'circuit',
  reps: 3,
  rest: 60,
  exercises: placed(7, 9, 8),
};

it.each([
  superset,
  { ...superset, reps: 99, rest: 30 },
  { ...superset, exercises: [...placed(7, 9)].reverse() },
  circuit,
  { ...circuit, reps: 99, rest: 5999, exercises: placed(7) },
])('%j can be saved', (draft) => {
  expect(compoundRoutineProblem(draft)).toBeNull();
});

it.each([
  ['Please fill all the details', { title: '  ' }],
  ['Please fill all the details', { reps: 0 }],
  ['Please fill all the details', { reps: null }],
  ['Please fill all the details', { exercises: placed(7) }],
  ['Enter a maximum of 99 Reps', { reps: 100 }],
  ['Enter a name of at most 160 characters', { title: 'x'.repeat(161) }],
  ['A super set has exactly 2 exercises', { exercises: placed(7, 8, 9) }],
  [
    'Each exercise needs its own place, counted from 0',
    { exercises: placed(7, 9).map((slot) => ({ ...slot, ordinal: 1 })) },
  ],
])('a superset is told "%s": %j', (message, change) => {
  expect(compoundRoutineProblem({ ...superset, ...change })).toBe(message);
});

it.each([
  ['Please fill all the details', { rest: 0 }],
  ['Please fill all the details', { rest: null }],
  ['Please fill all the details', { exercises: [] }],
  ['Enter a maximum of 99 Rounds', { reps: 100 }],
  ['Must be in the format - MM:SS', { rest: 6000 }],
  ['Must be in the format - MM:SS', { rest: NaN }],
  ['An exercise can be in a circuit only once', { exercises: placed(7, 9, 7) }],
  [
    'A circuit has at most 30 exercises',
    { exercises: placed(...Array.from({ length: CIRCUIT_MAX_EXERCISES + 1 }, (_, index) => index + 1)) },
  ],
  [
    'Each exercise needs its own place, counted from 0',
    { exercises: placed(7, 9).map((slot) => ({ ...slot, ordinal: slot.ordinal + 1 })) },
  ],
])('a circuit is told "%s": %j', (message, change) => {
  expect(compoundRoutineProblem({ ...circuit, ...change })).toBe(message);
});
