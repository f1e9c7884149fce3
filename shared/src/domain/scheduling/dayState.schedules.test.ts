import { scheduleStatus } from './dayState';

const progress = {
  startDate: '2028-02-10',
  endDate: '2028-02-20',
  isCancelled: false,
  scheduledCount: 4,
  completedCount: 2,
};

it.each([
  ['before its first day', '2028-02-09', {}, 'upcoming'],
  ['on its first day', '2028-02-10', {}, 'active'],
  ['on its last day', '2028-02-20', {}, 'active'],
  ['after its last day with work left', '2028-02-21', {}, 'over'],
  ['with all work done', '2028-02-12', { completedCount: 4 }, 'completed'],
  ['called off, whatever is done', '2028-02-12', { completedCount: 4, isCancelled: true }, 'cancelled'],
  ['without any work', '2028-02-12', { scheduledCount: 0, completedCount: 0 }, 'active'],
])('a schedule %s', (_name, today, given, status) => {
  expect(scheduleStatus({ ...progress, ...given }, today)).toBe(status);
});
