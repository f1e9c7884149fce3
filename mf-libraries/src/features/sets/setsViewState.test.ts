import { setsViewState } from './setsViewState';

const rewrite = (query: string) => {
  const params = new URLSearchParams(query);
  return setsViewState.write(params, setsViewState.read(params)).toString();
};

it.each([
  '',
  'search=push',
  'search=push&view=superSetDetails&routineId=new',
  'view=circuitDetails&routineId=4',
  'view=superSetExerciseDetails&routineId=4&exerciseId=9',
  'view=exerciseDetails&exerciseId=9',
])('reads and writes "%s"', (query) => {
  expect(rewrite(query)).toBe(query);
});

it('shows the list alone for its own view and for what makes no sense', () => {
  expect(rewrite('view=exerciseList')).toBe('');
  expect(rewrite('view=exerciseDetails&exerciseId=soon')).toBe('');
});

it('closes what is open and keeps the search', () => {
  const params = new URLSearchParams('search=push&view=circuitExerciseDetails&routineId=4&exerciseId=9');
  const closed = { ...setsViewState.read(params), routine: null };
  expect(setsViewState.write(params, closed).toString()).toBe('search=push');
});
