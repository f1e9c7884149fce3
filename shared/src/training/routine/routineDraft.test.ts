import { buildExercise, buildExercises } from '@formline/shared/testing/buildExercise';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import {
  chooseExercises,
  chosenExercises,
  fillSlot,
  isSameRoutine,
  moveExercise,
  newRoutineDraft,
  removeExercise,
  type RoutineDraft,
  routineDraftOf,
  routineProblem,
  toRoutineForm,
} from './routineDraft';

const [plank, squat, lunge] = buildExercises(3);
if (!plank || !squat || !lunge) throw new Error('Three exercises were asked for.');
const ids = (draft: RoutineDraft) => chosenExercises(draft).map(({ id }) => id);
const circuit = routineDraftOf(buildRoutine({ routine_type: 'circuit', exercises: [plank, squat, lunge] }));

it('begins a superset with two empty slots and a circuit with none', () => {
  expect(newRoutineDraft('super_set').slots).toEqual([null, null]);
  expect(newRoutineDraft('circuit').slots).toEqual([]);
});

it('fills and empties the slots of a superset one by one', () => {
  const second = fillSlot(newRoutineDraft('super_set'), 1, squat);
  expect(second.slots).toEqual([null, squat]);
  const both = fillSlot(second, 0, plank);
  expect(ids(both)).toEqual([1, 2]);
  expect(fillSlot(both, 1, null).slots).toEqual([plank, null]);
  expect(second.slots[0]).toBeNull();
});

it('opens what exists in the order of its ordinals, with a slot for what is missing', () => {
  const routine = buildRoutine({ exercises: [plank] });
  expect(routineDraftOf(routine).slots).toEqual([plank, null]);
  const turned = buildRoutine({ exercises: [plank, squat] });
  const mixed = { ...turned, compound_routine_exercises: turned.compound_routine_exercises.toReversed() };
  expect(ids(routineDraftOf(mixed))).toEqual([1, 2]);
});

it('moves, removes and chooses the exercises of a circuit', () => {
  expect(ids(moveExercise(circuit, 0, 2))).toEqual([2, 3, 1]);
  expect(ids(moveExercise(circuit, 2, 0))).toEqual([3, 1, 2]);
  expect(ids(removeExercise(circuit, 2))).toEqual([1, 3]);
  expect(ids(chooseExercises(circuit, [lunge, buildExercise({ id: 9 })]))).toEqual([3, 9]);
});

it('keeps what is set of an exercise that is chosen again', () => {
  const heavy = { ...squat, weight: 80 };
  const draft = { ...circuit, slots: [heavy] };
  expect(chooseExercises(draft, [plank, squat]).slots).toEqual([plank, heavy]);
});

it('sends the title without blanks, places as ordinals, and a rest for a circuit alone', () => {
  expect(toRoutineForm({ ...circuit, title: '  Burner ' })).toEqual({
    routine_type: 'circuit',
    title: 'Burner',
    reps: 10,
    rest: 60,
    exercises: [
      { exercise_id: 1, ordinal: 0 },
      { exercise_id: 2, ordinal: 1 },
      { exercise_id: 3, ordinal: 2 },
    ],
  });
  expect(toRoutineForm({ ...routineDraftOf(buildRoutine()), rest: 30 }).rest).toBeNull();
});

it('asks for everything before it can be saved', () => {
  expect(routineProblem(circuit)).toBeNull();
  expect(routineProblem({ ...circuit, slots: [] })).toBe('Please fill all the details');
  expect(routineProblem({ ...circuit, rest: 0 })).toBe('Please fill all the details');
  const superset = routineDraftOf(buildRoutine());
  expect(routineProblem(superset)).toBeNull();
  expect(routineProblem(fillSlot(superset, 0, null))).toBe('Please fill all the details');
  expect(routineProblem({ ...superset, reps: 100 })).toBe('Enter a maximum of 99 Reps');
});

it('knows when nothing that is saved differs', () => {
  expect(isSameRoutine(circuit, { ...circuit, title: `${circuit.title} ` })).toBe(true);
  expect(isSameRoutine(circuit, moveExercise(circuit, 0, 1))).toBe(false);
});
