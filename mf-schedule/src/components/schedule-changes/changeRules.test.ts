import { buildGroupWorkout, buildScheduledWorkout } from '../../testing/builders';
import { canChangeFrom, dayProblem, stayProblem } from './changeRules';

const TODAY = '2026-11-20';

it.each([
  ['today', buildScheduledWorkout({ workout_date: TODAY }), null],
  ['past', buildScheduledWorkout({ workout_date: '2026-11-19' }), 'This day is over. Past workouts stay.'],
  ['done', buildScheduledWorkout({ is_complete: true }), 'This workout is completed and stays on its day.'],
  [
    'of a group, on a member’s calendar',
    buildScheduledWorkout({ client_group_id: 3 }),
    'This workout belongs to a group. It is moved on the group’s calendar.',
  ],
  ['of a group, on the group’s', buildGroupWorkout({ workout_date: TODAY }), null],
  [
    'done by all of a group',
    buildGroupWorkout({ is_complete: true }),
    'This workout is completed and stays on its day.',
  ],
  [
    'of a group without a schedule',
    buildGroupWorkout({ group_schedule_id: null, plan_workout_id: null }),
    'This workout has no schedule to change.',
  ],
])('a workout that is %s', (_name, workout, expected) => {
  expect(stayProblem(workout, TODAY)).toBe(expected);
});

it('lets a done workout of today lead to its schedule, and no past one', () => {
  expect(canChangeFrom(buildScheduledWorkout({ is_complete: true }), TODAY)).toBe(true);
  expect(canChangeFrom(buildScheduledWorkout({ workout_date: '2026-11-19' }), TODAY)).toBe(false);
  expect(canChangeFrom(buildScheduledWorkout({ client_group_id: 3 }), TODAY)).toBe(false);
});

it.each([
  ['2026-11-19', 'Past days take no workouts. Choose today or a later day.'],
  [TODAY, null],
  ['2028-11-20', null],
  ['2028-11-21', 'This day is more than two years ahead. Choose an earlier one.'],
])('says why %s takes no workouts', (date, expected) => {
  expect(dayProblem(date, TODAY)).toBe(expected);
});
