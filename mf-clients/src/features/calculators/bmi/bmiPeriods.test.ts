import { periodEnd, periodName, periodStart, reaches, shiftedPeriod } from './bmiPeriods';

it.each([
  ['week', '2026-06-14', 'Jun 14 – 20, 2026', '2026-06-21'],
  ['week', '2026-01-01', 'Dec 28, 2025 – Jan 3, 2026', '2026-01-08'],
  ['month', '2026-01-31', 'January 2026', '2026-02-28'],
  ['year', '2028-02-29', '2028', '2029-02-28'],
] as const)('names the %s of %s and goes on to the next', (granularity, currentDate, name, next) => {
  // The locale data puts thin spaces around the dash.
  expect(periodName({ granularity, currentDate }).replace(/\s/g, ' ')).toBe(name);
  expect(shiftedPeriod({ granularity, currentDate }, 1).currentDate).toBe(next);
});

it.each([
  ['week', '2026-06-14'],
  ['month', '2026-06-01'],
  ['year', '2026-01-01'],
] as const)('begins a %s on %s', (granularity, start) => {
  expect(periodStart({ granularity, currentDate: '2026-06-17' })).toBe(start);
});

it('goes no further than the period that holds today', () => {
  expect(reaches({ granularity: 'month', currentDate: '2026-06-30' }, '2026-06-02')).toBe(true);
  expect(reaches({ granularity: 'month', currentDate: '2026-05-31' }, '2026-06-02')).toBe(false);
});

it.each([
  ['week', '2026-06-13', '2026-06-14'],
  ['month', '2026-05-31', '2026-06-01'],
  ['year', '2025-12-31', '2026-01-01'],
] as const)('goes on to the next %s on its first day', (granularity, before, today) => {
  expect(reaches({ granularity, currentDate: before }, today)).toBe(false);
  expect(reaches({ granularity, currentDate: before }, before)).toBe(true);
  expect(reaches({ granularity, currentDate: today }, today)).toBe(true);
});

it.each([
  ['week', '2026-06-20'],
  ['month', '2026-06-30'],
  ['year', '2026-12-31'],
] as const)('ends a %s on its last day', (granularity, last) => {
  expect(periodEnd({ granularity, currentDate: '2026-06-14' })).toBe(last);
});
