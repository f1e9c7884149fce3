import { NO_EXERCISE_FILTERS } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import { exerciseViewState, openExerciseQuery } from './exerciseViewState';

const read = (query: string) => exerciseViewState.read(new URLSearchParams(query));
const nowhere = {
  search: '',
  order: 'name',
  filters: NO_EXERCISE_FILTERS,
  open: null,
  routine: null,
  showsAdjustments: false,
} as const;

it('is the whole list where the address says nothing', () => {
  expect(read('')).toEqual(nowhere);
  expect(read('view=exerciseList&exerciseId=12').open).toBeNull();
});

it('reads what is open', () => {
  expect(read('view=exerciseDetails&exerciseId=12').open).toEqual({ view: 'exerciseDetails', id: 12 });
  expect(read('view=customExerciseDetails&exerciseId=12').open).toEqual({
    view: 'customExerciseDetails',
    id: 12,
  });
  expect(read(openExerciseQuery({ view: 'customExerciseDetails', id: 'new' })).open).toEqual({
    view: 'customExerciseDetails',
    id: 'new',
  });
});

it('opens a superset or circuit instead of an exercise', () => {
  const routine = { routineType: 'circuit', id: 4, exerciseId: null } as const;
  const written = exerciseViewState.write(new URLSearchParams('view=exerciseDetails&exerciseId=12'), {
    ...nowhere,
    routine,
  });
  expect(written.toString()).toBe('view=circuitDetails&routineId=4');
  expect(exerciseViewState.read(written)).toEqual({ ...nowhere, routine });
});

it.each([
  'exerciseId=12',
  'view=exerciseDetails&exerciseId=1e3',
  'view=exerciseDetails&exerciseId=new',
  'view=customExerciseDetails',
  'view=x&exerciseId=1',
])('opens no exercise for "%s"', (query) => {
  expect(read(query).open).toBeNull();
});

it('leaves filters out that do not exist', () => {
  expect(read('sources=trainer,other&muscleGroups=3,x&fitnessComponents=0').filters).toEqual({
    ...NO_EXERCISE_FILTERS,
    sources: ['trainer'],
    muscle_groups: [3],
  });
});

it('writes what it reads and keeps what it does not know', () => {
  const viewState = {
    search: 'a & b',
    order: 'mostRecent',
    filters: {
      ...NO_EXERCISE_FILTERS,
      sources: ['trainer'],
      muscle_groups: [3, 4],
      fitness_components: [1],
    },
    open: { view: 'exerciseDetails', id: 12 },
    routine: null,
    showsAdjustments: true,
  } as const;
  const written = exerciseViewState.write(new URLSearchParams('other=1'), viewState);
  expect(exerciseViewState.read(written)).toEqual(viewState);
  expect(exerciseViewState.write(written, nowhere).toString()).toBe('other=1');
});
