import type { Activity } from '@formline/shared/contracts/people/activityFeed';

export const buildActivity = (given: Partial<Activity> = {}): Activity => ({
  id: 1,
  activity_type: 'workout_completed',
  happened_at: '2026-06-14T09:00:00.000Z',
  subject: 'Pull Day',
  date: '2026-06-14',
  count: null,
  client: { id: 11, first_name: 'Ava', last_name: 'Stone', full_name: 'Ava Stone', avatar_url: null },
  client_group_id: null,
  club_id: null,
  location_id: null,
  ...given,
});
