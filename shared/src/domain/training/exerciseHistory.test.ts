import type { LoggedSet } from '../../contracts/records/loggedWorkouts';
import { bestSet, bestSets, estimateOf, recentSince } from './exerciseHistory';

const set = (reps: number | null, weight: number | null): LoggedSet => ({
  number: 1,
  reps,
  weight,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  effort: null,
  note: null,
});
const session = (date: string, ...sets: LoggedSet[]) => ({ date, workout_name: 'Push', note: null, sets });

it('estimates by the calculator’s formulas, and one repetition is its own maximum', () => {
  expect(estimateOf({ reps: 1, weight: 200 })).toEqual({ lowest: 200, highest: 200, middle: 200 });
  const five = estimateOf({ reps: 5, weight: 200 });
  expect(five?.lowest).toBeCloseTo(225, 0);
  expect(five?.highest).toBeCloseTo(238, 0);
});

it.each([
  ['no weight', null, 8],
  ['no load', 0, 8],
  ['no repetitions', 100, null],
  ['none achieved', 100, 0],
  ['too many', 100, 37],
])('estimates nothing of a set with %s', (_name, weight, reps) => {
  expect(estimateOf({ reps, weight })).toBeNull();
});

it('finds the best set of each session and of all, and prefers sets that estimate well', () => {
  const sessions = [
    session('2026-11-20', set(8, 100), set(5, 120), set(null, null)),
    session('2026-11-13', set(30, 90)),
    session('2026-11-06', set(3, 125)),
  ];
  expect(bestSets(sessions).map(({ date, reps }) => `${date} ${reps}`)).toEqual([
    '2026-11-20 5',
    '2026-11-13 30',
    '2026-11-06 3',
  ]);
  expect(bestSet(sessions)).toMatchObject({ date: '2026-11-20', reps: 5, weight: 120 });
  expect(bestSet([session('2026-11-20', set(null, 50))])).toBeNull();
});

it('looks at the last 90 days for today’s strength', () => {
  expect(recentSince('2026-11-20')).toBe('2026-08-22');
});
