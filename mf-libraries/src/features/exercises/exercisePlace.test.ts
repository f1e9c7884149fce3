import { readExercisePlace, writeExercisePlace } from './exercisePlace';

const read = (query: string) => readExercisePlace(new URLSearchParams(query));

it('reads search, order and the open exercise', () => {
  expect(read('search=+squat+&sort=mostRecent&view=exerciseDetails&exerciseId=12')).toEqual({
    search: 'squat',
    order: 'mostRecent',
    exerciseId: 12,
  });
});

it.each([
  '',
  'exerciseId=12',
  'view=exerciseDetails&exerciseId=1e3',
  'view=exerciseDetails',
  'view=x&exerciseId=1',
])('opens no exercise for "%s"', (query) => {
  expect(read(query).exerciseId).toBeNull();
});

it('takes a search that is too long for none', () => {
  expect(read(`search=${'a'.repeat(201)}`).search).toBe('');
});

it('writes what it reads and keeps what it does not know', () => {
  const place = { search: 'a & b', order: 'mostRecent', exerciseId: 12 } as const;
  const written = writeExercisePlace(new URLSearchParams('other=1'), place);
  expect(readExercisePlace(written)).toEqual(place);
  expect(writeExercisePlace(written, { search: '', order: 'name', exerciseId: null }).toString()).toBe(
    'other=1',
  );
});
