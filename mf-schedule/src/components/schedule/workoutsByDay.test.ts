import { buildScheduledWorkout } from '../../testing/builders';
import { workoutsByDay } from './workoutsByDay';

const legs = buildScheduledWorkout({ id: 1, workout_date: '2026-11-20', workout_name: 'Legs' });
const core = buildScheduledWorkout({ id: 2, workout_date: '2026-11-20', workout_name: 'core' });
const coreAgain = buildScheduledWorkout({ id: 3, workout_date: '2026-11-20', workout_name: 'Core' });
const rest = buildScheduledWorkout({ id: 4, workout_date: '2026-11-22', workout_name: 'Walk' });

it('puts each workout on its day, in the order of names', () => {
  const days = workoutsByDay([legs, rest, coreAgain, core]);
  expect([...days.keys()].toSorted()).toEqual(['2026-11-20', '2026-11-22']);
  expect(days.get('2026-11-20')).toEqual([core, coreAgain, legs]);
  expect(days.get('2026-11-22')).toEqual([rest]);
});

it('goes through a list once and leaves it as it is', () => {
  const list = [legs, core];
  expect(workoutsByDay(list)).toBe(workoutsByDay(list));
  expect(list).toEqual([legs, core]);
});

it('knows no day of an empty list', () => {
  expect(workoutsByDay([]).size).toBe(0);
});
