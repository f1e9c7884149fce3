import type { WeekChange } from '../../contracts/library/weekChanges';
import { changesOfExercise, deloadChange, figuresInWeek, roundsInWeek } from './weekChanges';

const squat = { sets: 3, reps: 10, weight: 100 };
const change = (what: Partial<WeekChange>): WeekChange => ({
  figure: 'weight',
  change: 5,
  is_percent: false,
  first_week: 2,
  last_week: 6,
  every_weeks: 1,
  is_growing: true,
  ...what,
});
const inWeeks = (changes: readonly WeekChange[], weightUnit: 'lb' | 'kg' = 'lb') =>
  [1, 2, 3, 6, 7].map((week) => figuresInWeek(squat, changes, { week, weightUnit }));

it('adds the same load each week, from the first week of the change to its last', () => {
  expect(inWeeks([change({})]).map(({ weight }) => weight)).toEqual([100, 105, 110, 125, 100]);
});

it('makes the same change in each of the weeks when it does not grow', () => {
  const reps = change({ figure: 'reps', change: -1, is_growing: false });
  expect(inWeeks([reps]).map((one) => one.reps)).toEqual([10, 9, 9, 9, 10]);
});

it('adds changes up, and takes percent of the figure that was planned', () => {
  const changes = [change({ change: 10, is_percent: true }), change({ change: 2.5, is_growing: false })];
  expect(inWeeks(changes).map(({ weight }) => weight)).toEqual([100, 112.5, 122.5, 152.5, 100]);
});

it('takes sets off in each deload week', () => {
  const deload = deloadChange(4, 40);
  const sets = (week: number) => figuresInWeek(squat, [deload], { week, weightUnit: 'lb' }).sets;
  expect([3, 4, 5, 8, 12, 13].map(sets)).toEqual([3, 2, 3, 2, 2, 3]);
  expect(roundsInWeek(4, [deload], { week: 4, weightUnit: 'lb' })).toBe(2);
});

it('rounds a changed load to what can be loaded in the trainer’s unit', () => {
  expect(inWeeks([change({ change: 3, is_growing: false })])[1]?.weight).toBe(102.5);
  // 103 lb are 46.7 kg: 46.25 kg, in steps of 1.25.
  expect(inWeeks([change({ change: 3, is_growing: false })], 'kg')[1]?.weight).toBeCloseTo(
    46.25 / 0.45359237,
    3,
  );
  expect(figuresInWeek({ ...squat, weight: 101 }, [], { week: 2, weightUnit: 'lb' }).weight).toBe(101);
});

it('leaves at least one set and repetition, and no weight below nothing', () => {
  const less = (['sets', 'reps', 'weight'] as const).map((figure) => change({ figure, change: -500 }));
  expect(inWeeks(less)[1]).toEqual({ sets: 1, reps: 1, weight: 0 });
});

it('gives an exercise without load or repetitions none', () => {
  const plank = { sets: 3, reps: null, weight: 0 };
  const changes = [change({}), change({ figure: 'reps' })];
  expect(figuresInWeek(plank, changes, { week: 2, weightUnit: 'lb' })).toEqual(plank);
});

it('applies to one exercise or to all; a routine’s sets are its rounds', () => {
  const [all, one, sets] = [change({}), change({ exercise_id: 7 }), change({ figure: 'sets' })];
  const changes = [all, one, sets];
  expect(changesOfExercise(changes, { exerciseId: 7, isInRoutine: false })).toEqual(changes);
  expect(changesOfExercise(changes, { exerciseId: 8, isInRoutine: true })).toEqual([all]);
  const ofOne = change({ figure: 'sets', exercise_id: 7 });
  expect(roundsInWeek(3, [ofOne], { week: 2, weightUnit: 'lb' })).toBe(3);
});
