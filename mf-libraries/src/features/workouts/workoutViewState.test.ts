import { workoutViewState } from './workoutViewState';

const read = (query: string) => workoutViewState.read(new URLSearchParams(query));
const list = { search: '', order: 'name', view: 'workoutList', workoutId: null, exerciseId: null } as const;

it.each([
  ['', list],
  ['search=leg&sort=mostRecent', { ...list, search: 'leg', order: 'mostRecent' }],
  ['view=workoutDetails&workoutId=7', { ...list, view: 'workoutDetails', workoutId: 7 }],
  ['view=workoutDetails&workoutId=new', { ...list, view: 'workoutDetails', workoutId: 'new' }],
  ['view=videoWorkout&workoutId=new', { ...list, view: 'videoWorkout', workoutId: 'new' }],
  [
    'view=editExercise&workoutId=7&exerciseId=k3',
    { ...list, view: 'editExercise', workoutId: 7, exerciseId: 'k3' },
  ],
  ['view=viewFormlineExercise&workoutId=7', { ...list, view: 'viewFormlineExercise', workoutId: 7 }],
  ['view=workoutDetails', list],
  ['view=workoutDetails&workoutId=-1', list],
  ['view=nothing&workoutId=7', list],
  ['view=workoutList&workoutId=7&exerciseId=3', list],
])('the query %p is read', (query, viewState) => {
  expect(read(query)).toEqual(viewState);
});

it('comes back from the address as it was written', () => {
  const query = 'search=leg&sort=mostRecent&view=circuitDetails&workoutId=7&exerciseId=p-12';
  expect(String(workoutViewState.write(new URLSearchParams('x=1'), read(query)))).toBe(`x=1&${query}`);
});

it('leaves nothing of a workout behind when the list is all there is', () => {
  const open = new URLSearchParams('search=leg&view=editExercise&workoutId=7&exerciseId=k3');
  expect(String(workoutViewState.write(open, { ...list, search: 'leg' }))).toBe('search=leg');
});
