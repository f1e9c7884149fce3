import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { screen, within } from '@testing-library/react';
import { buildGroupWorkout } from '../../testing/builders';
import { buildGroupSchedule } from '../../testing/buildSchedule';
import { stopAtFriday } from '../../testing/clock';
import { contentsShown, openWorkout, runners } from '../../testing/openWorkout';

beforeEach(() => stopAtFriday());
afterEach(() => jest.useRealTimers());

it('names the members of a group whose days will differ', async () => {
  const group = buildGroupSchedule({ end_date: '2026-12-01' });
  const dayOf = (workout_date: string) => ({
    plan_workout_id: group.workouts[0]?.id ?? 0,
    workout_name: 'Push Day',
    workout_date,
  });
  const member = { client_user_id: 11, full_name: 'Ava Stone', is_cancelled: false };
  const ava = { ...member, own_days: [dayOf('2026-11-25')], skipped_days: [dayOf('2026-11-23')] };
  const cy = {
    client_user_id: 12,
    full_name: 'Cy Reed',
    is_cancelled: true,
    own_days: [],
    skipped_days: [],
  };
  const { user } = await openWorkout({
    owner: runners,
    workout: buildGroupWorkout({ workout_name: 'Push Day' }),
    answers: (api) => api.answer(readGroupSchedule, { ...group, member_exceptions: [ava, cy] }),
  });
  await contentsShown();
  await user.click(screen.getByRole('button', { name: 'Change days' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reschedule' }));
  await screen.findByRole('dialog', { name: 'Reschedule Push Day' });
  const list = screen.getByRole('list', { name: 'Different for 2 members:' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Ava Stone keeps Push Day on Wed, Nov 25; does not get Push Day on Mon, Nov 23',
    'Cy Reed does not get it, because it was cancelled for this member',
  ]);
});
