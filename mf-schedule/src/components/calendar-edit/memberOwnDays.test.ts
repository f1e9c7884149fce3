import { buildGroupWorkout } from '../../testing/builders';
import { membersApart } from './memberOwnDays';

const push = buildGroupWorkout({ plan_workout_id: 61, workout_date: '2026-11-24' });
const member = {
  client_user_id: 1,
  full_name: 'Ana Bell',
  is_cancelled: false,
  own_days: [],
  skipped_days: [],
};
const skipped = (plan_workout_id: number, workout_date: string) => ({
  ...member,
  skipped_days: [{ plan_workout_id, workout_name: 'Push', workout_date }],
});

it.each([
  ['have another day instead', skipped(61, '2026-11-24'), ['Ana Bell']],
  ['have cancelled the schedule', { ...member, is_cancelled: true }, ['Ana Bell']],
  ['differ on another day', skipped(61, '2026-11-25'), []],
  ['differ in another workout', skipped(62, '2026-11-24'), []],
])('of members who %s the right ones are named', (_, exception, names) => {
  expect(membersApart([exception], push)).toEqual(names);
});
