import { isDayOfRecord } from './calendarDates';

it.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
])('%p on 2026-11-21: %p', (date, expected) => {
  expect(isDayOfRecord(date, '2026-11-21')).toBe(expected);
});
