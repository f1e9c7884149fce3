import { schedulingPath } from './schedulingPaths';

const ava = { kind: 'client', id: 12, firstName: 'Ana Maria' } as const;
const runners = { kind: 'group', id: 7 } as const;

it('carries a client in the path for people and in the query by number', () => {
  expect(schedulingPath(ava, 'dashboard')).toBe('/clients/my-clients/ana%20maria/dashboard?clientId=12');
  expect(schedulingPath(ava, 'calendar', { date: '2026-11-20' })).toBe(
    '/clients/my-clients/ana%20maria/dashboard/calendar?clientId=12&date=2026-11-20',
  );
  expect(schedulingPath(ava, 'calendar/customize-program', { view: 'programDetails', scheduleId: 5 })).toBe(
    '/clients/my-clients/ana%20maria/dashboard/calendar/customize-program?clientId=12&view=programDetails&scheduleId=5',
  );
});

it('carries a group in the path, whose dashboard is its calendar', () => {
  expect(schedulingPath(runners, 'dashboard')).toBe('/groups/my-groups/7/dashboard');
  expect(schedulingPath(runners, 'calendar', { date: '2026-11-20' })).toBe(
    '/groups/my-groups/7/dashboard?date=2026-11-20',
  );
  expect(schedulingPath(runners, 'calendar/schedule-exercises-next')).toBe(
    '/groups/my-groups/7/dashboard/calendar/schedule-exercises-next',
  );
});

it('leaves out what has no value', () => {
  expect(
    schedulingPath(runners, 'calendar/schedule-workouts', { date: null, view: '', page: undefined }),
  ).toBe('/groups/my-groups/7/dashboard/calendar/schedule-workouts');
});
