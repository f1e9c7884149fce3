import { buildGroupWorkout, buildScheduledWorkout } from '../../testing/builders';
import { relocated } from './relocated';

const push = buildScheduledWorkout({ id: 1, workout_date: '2026-11-30' });
const walk = buildScheduledWorkout({ id: 2, workout_date: '2026-11-30' });
const daysOf = (list: readonly { readonly workout_date: string }[]) =>
  list.map(({ workout_date }) => workout_date);

it('moves within a month, and leaves the others where they are', () => {
  const list = relocated([push, walk], '2026-11', { workout: push, from: '2026-11-30', to: '2026-11-24' });
  expect(list).toEqual([{ ...push, workout_date: '2026-11-24' }, walk]);
});

it('leaves one month and comes into the next, once', () => {
  const move = { workout: push, from: '2026-11-30', to: '2026-12-01' };
  expect(relocated([push, walk], '2026-11', move)).toEqual([walk]);
  const december = relocated([], '2026-12', move);
  expect(daysOf(december)).toEqual(['2026-12-01']);
  expect(relocated(december, '2026-12', move)).toBe(december);
});

it('leaves a month alone that has nothing to do with it', () => {
  const list = [walk];
  expect(relocated(list, '2026-10', { workout: push, from: '2026-11-30', to: '2026-12-01' })).toBe(list);
});

it('tells a group’s workouts apart by their place in the plan', () => {
  const [one, other] = [buildGroupWorkout({ plan_workout_id: 1 }), buildGroupWorkout({ plan_workout_id: 2 })];
  const list = relocated([one, other], '2026-11', { workout: other, from: '2026-11-20', to: '2026-11-21' });
  expect(daysOf(list)).toEqual(['2026-11-20', '2026-11-21']);
});
