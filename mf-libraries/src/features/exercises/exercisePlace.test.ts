import { exercisePlace } from './exercisePlace';

const read = (query: string) => exercisePlace.read(new URLSearchParams(query));

it('reads search, order and the open exercise', () => {
  expect(
    read(
      'search=+squat+&sort=mostRecent&view=exerciseDetails&exerciseId=12&showProgressionsRegressions=true',
    ),
  ).toEqual({
    search: 'squat',
    order: 'mostRecent',
    exerciseId: 12,
    showsAdjustments: true,
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

it('writes what it reads and keeps what it does not know', () => {
  const place = { search: 'a & b', order: 'mostRecent', exerciseId: 12, showsAdjustments: true } as const;
  const written = exercisePlace.write(new URLSearchParams('other=1'), place);
  expect(exercisePlace.read(written)).toEqual(place);
  expect(
    exercisePlace
      .write(written, { search: '', order: 'name', exerciseId: null, showsAdjustments: true })
      .toString(),
  ).toBe('other=1');
});
