import { isSameView, readRoutineView, routineParameters } from './routineView';

const read = (query: string) => readRoutineView(new URLSearchParams(query));

it('reads which superset or circuit is open, and which exercise of it', () => {
  expect(read('view=superSetDetails&routineId=7')).toEqual({
    routineType: 'super_set',
    id: 7,
    exerciseId: null,
  });
  expect(read('view=circuitDetails&routineId=new')).toEqual({
    routineType: 'circuit',
    id: 'new',
    exerciseId: null,
  });
  expect(read('view=circuitExerciseDetails&routineId=7&exerciseId=3')).toEqual({
    routineType: 'circuit',
    id: 7,
    exerciseId: 3,
  });
});

it('opens nothing for other views, and none for an id that makes no sense', () => {
  expect(read('view=exerciseDetails&exerciseId=3')).toBeNull();
  expect(read('')).toBeNull();
  expect(read('view=circuitDetails&routineId=soon')?.id).toBeNull();
});

it('writes what it reads, and takes out what is closed', () => {
  const view = { routineType: 'super_set', id: 7, exerciseId: 3 } as const;
  expect(routineParameters(view)).toEqual({
    view: 'superSetExerciseDetails',
    routineId: '7',
    exerciseId: '3',
  });
  expect(routineParameters(null)).toEqual({ view: null, routineId: null, exerciseId: null });
});

it('knows an exercise of a circuit as a part of it', () => {
  const circuit = read('view=circuitDetails&routineId=7');
  expect(isSameView(circuit, read('view=circuitExerciseDetails&routineId=7&exerciseId=3'))).toBe(true);
  expect(isSameView(circuit, read('view=circuitDetails&routineId=8'))).toBe(false);
  expect(isSameView(circuit, null)).toBe(false);
});
