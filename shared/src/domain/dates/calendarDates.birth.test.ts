import { isBirthDate } from './calendarDates';

it.each([
  ['1984-02-29', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2028-02-29', true],
  ['2028-03-01', true],
  ['2028-03-02', false],
])('%s can be a birthday on 29 February 2028: %p', (date, expected) => {
  expect(isBirthDate(date, '2028-02-29')).toBe(expected);
});
