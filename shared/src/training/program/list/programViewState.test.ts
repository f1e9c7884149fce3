import { readProgramViewState, writeProgramViewState } from './programViewState';

const read = (query: string) => readProgramViewState(new URLSearchParams(query));

it('reads the list, with search, order and categories', () => {
  expect(read('search=legs&sort=mostRecent&categoryIds=3,x,5')).toMatchObject({
    search: 'legs',
    order: 'mostRecent',
    categoryIds: [3, 5],
    view: 'programList',
    programId: null,
  });
});

it('reads an open program, one that is being made, and a workout beside its program', () => {
  expect(read('view=programDetails&programId=7')).toMatchObject({ view: 'programDetails', programId: 7 });
  expect(read('view=addWorkouts&programId=new')).toMatchObject({ view: 'addWorkouts', programId: 'new' });
  expect(read('view=workoutDetails&programId=7&workoutId=9')).toMatchObject({
    view: 'workoutDetails',
    workoutId: 9,
  });
});

it.each([
  ['view=programDetails', 'programList'],
  ['view=nonsense&programId=7', 'programList'],
  ['view=programDetails&programId=x', 'programList'],
  ['view=workoutDetails&programId=7', 'programDetails'],
  ['view=viewExercise&programId=7&workoutId=0', 'programDetails'],
])('falls back where the address makes no sense: %s', (query, view) => {
  expect(read(query).view).toBe(view);
});

it('writes what it reads and keeps what else stands there', () => {
  const query = 'other=1&search=legs&categoryIds=3%2C5&view=workoutDetails&programId=7&workoutId=9';
  const params = new URLSearchParams(query);
  expect(writeProgramViewState(params, readProgramViewState(params)).toString()).toBe(query);
  const closed = { ...readProgramViewState(params), ...readProgramViewState(new URLSearchParams()) };
  expect(writeProgramViewState(params, closed).toString()).toBe('other=1');
});
