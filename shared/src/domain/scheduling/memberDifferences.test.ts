import { memberDifferences } from './memberDifferences';

const LEGS = 21;
const PULL = 22;
const legs = (workout_date: string) => ({ plan_workout_id: LEGS, workout_name: 'Legs', workout_date });
const ben = {
  client_user_id: 5,
  full_name: 'Ben Okafor',
  is_cancelled: false,
  own_days: [legs('2026-12-03')],
  skipped_days: [legs('2026-12-02'), legs('2026-12-09')],
};
const change = {
  workouts: [{ id: LEGS }, { id: null }],
  added: [
    { date: '2026-12-09', index: 0 },
    { date: '2026-12-02', index: 1 },
  ],
};

it('names the days a member keeps, and those of the new ones that the member does not get', () => {
  expect(memberDifferences([ben], change)).toEqual([
    {
      clientId: 5,
      name: 'Ben Okafor',
      isCancelled: false,
      kept: [{ date: '2026-12-03', name: 'Legs' }],
      missing: [{ date: '2026-12-09', name: 'Legs' }],
    },
  ]);
});

it('names nobody whose own days go with their workout', () => {
  expect(memberDifferences([ben], { ...change, workouts: [{ id: PULL }, { id: null }] })).toEqual([]);
});

it('names a member for whom it was cancelled', () => {
  const cancelled = { ...ben, is_cancelled: true, own_days: [], skipped_days: [] };
  expect(memberDifferences([cancelled], change)).toMatchObject([{ name: 'Ben Okafor', isCancelled: true }]);
});
