import { buildGroupWorkout, buildScheduledWorkout } from '../../testing/builders';
import { editedGroupWorkouts, editedWorkouts, planEdit } from './plannedEdit';

const today = '2026-11-20';
const push = buildScheduledWorkout({ id: 1, workout_name: 'Push', workout_date: '2026-11-18' });
const pull = buildScheduledWorkout({
  id: 2,
  workout_name: 'Pull',
  workout_date: '2026-11-24',
  workout_id: 9,
});
const group = buildScheduledWorkout({
  id: 3,
  workout_id: 31,
  workout_date: '2026-11-24',
  client_group_id: 5,
});
const calendar = {
  today,
  isOwn: true,
  workoutsOn: (date: string) =>
    [push, pull, group, { ...pull, id: 8, workout_date: '2026-12-01' }].filter(
      ({ workout_date }) => workout_date === date,
    ),
};
const plan = (mode: 'copy' | 'move' | 'remove', ...shifts: number[]) =>
  planEdit({ mode, workouts: [push, pull, group], shifts }, calendar);

it('copies past and group work too, once for each shift, and knows what is there', () => {
  const lines = plan('copy', 7, 14);
  expect(lines.map(({ to, problem, isThere }) => [to, problem, isThere])).toEqual([
    ['2026-11-25', null, false],
    ['2026-12-01', null, true],
    ['2026-12-01', null, false],
    ['2026-12-02', null, false],
    ['2026-12-08', null, false],
    ['2026-12-08', null, false],
  ]);
  expect(editedWorkouts(lines.slice(0, 1))).toEqual([{ id: 1, date: '2026-11-18', to: '2026-11-25' }]);
});

it('nothing goes to a past day, and neither past nor group work is moved or removed', () => {
  expect(plan('copy', -5).map(({ problem }) => problem)).toEqual([
    'Past days take no workouts. Choose today or a later day.',
    'Past days take no workouts. Choose today or a later day.',
    'Past days take no workouts. Choose today or a later day.',
  ]);
  for (const mode of ['move', 'remove'] as const) {
    expect(plan(mode, 1).map(({ problem }) => problem === null)).toEqual([false, true, false]);
  }
  expect(editedWorkouts(plan('remove').slice(1, 2))).toEqual([{ id: 2, date: '2026-11-24' }]);
});

it('what somebody has moved or removed since is left out, once its month is loaded', () => {
  const problems = (workoutsOn: typeof calendar.workoutsOn | (() => undefined)) =>
    (['copy', 'move', 'remove'] as const).map(
      (mode) => planEdit({ mode, workouts: [pull], shifts: [7] }, { ...calendar, workoutsOn })[0]?.problem,
    );
  expect(problems(() => [group])).toEqual(Array(3).fill('Not on this day any more'));
  expect(problems(() => undefined)).toEqual([null, null, null]);
});

it('of a group, what has no schedule of its own stays', () => {
  const workouts = [
    buildGroupWorkout({ workout_date: '2026-11-24', plan_workout_id: 61 }),
    buildGroupWorkout({ workout_date: '2026-11-25', plan_workout_id: null, group_schedule_id: null }),
  ];
  const workoutsOn = () => workouts;
  const lines = planEdit({ mode: 'copy', workouts, shifts: [7] }, { ...calendar, workoutsOn });
  expect(lines.map(({ problem }) => problem === null)).toEqual([true, false]);
  expect(editedGroupWorkouts(lines)).toEqual([{ plan_workout_id: 61, date: '2026-11-24', to: '2026-12-01' }]);
});

it('on another calendar, a workout of the same day can be there already', () => {
  const workouts = [{ ...pull, workout_date: '2026-12-01' }];
  const isThere = (isOwn: boolean) =>
    planEdit({ mode: 'copy', workouts, shifts: [0] }, { ...calendar, isOwn })[0]?.isThere;
  expect([isThere(true), isThere(false)]).toEqual([false, true]);
});

it('what is moved along is not in the way', () => {
  const program = ['2026-11-24', '2026-12-01', '2026-12-08'].map((date, index) => ({
    ...pull,
    id: index + 1,
    workout_date: date,
  }));
  const workoutsOn = (date: string) => program.filter(({ workout_date }) => workout_date === date);
  const isThere = (mode: 'copy' | 'move', workouts: typeof program) =>
    planEdit({ mode, workouts, shifts: [7] }, { ...calendar, workoutsOn }).map((line) => line.isThere);
  expect(isThere('move', program)).toEqual([false, false, false]);
  expect(isThere('move', program.slice(0, 2))).toEqual([false, true]);
  expect(isThere('copy', program)).toEqual([true, true, false]);
});
