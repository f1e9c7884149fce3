import {
  addDays,
  addMonths,
  dayOfMonth,
  daysBetween,
  isCalendarDate,
  localCalendarDate,
  localNoon,
  monthGrid,
  monthWeeks,
  monthNumberOf,
  monthOf,
  startOfWeek,
  weekDays,
  weekday,
  yearOf,
} from './calendarDates';

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-1-2', false],
  ['2026-11-20T00:00', false],
  ['today', false],
  ['', false],
])('knows whether %p is a day of the calendar: %p', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

it.each([
  ['the next day', '2026-11-20', 1, '2026-11-21'],
  ['the day before', '2026-11-01', -1, '2026-10-31'],
  ['over the year end', '2026-12-31', 1, '2027-01-01'],
  ['back over the year end', '2027-01-01', -1, '2026-12-31'],
  ['into a leap day', '2028-02-28', 1, '2028-02-29'],
  ['past the end of February', '2026-02-28', 1, '2026-03-01'],
  ['over the day the United States lose an hour', '2026-03-07', 2, '2026-03-09'],
  ['over the day the United States gain an hour', '2026-10-31', 2, '2026-11-02'],
  ['over the night Cairo has no midnight', '2026-04-23', 2, '2026-04-25'],
  ['over the day Apia left out', '2011-12-29', 2, '2011-12-31'],
  ['a whole year of days', '2026-01-01', 365, '2027-01-01'],
])('adds days: %s', (_name, date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-20', 1, '2027-01-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-05-31', -18, '2024-11-30'],
])('adds months to %p: %p gives %p', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it('takes a date apart', () => {
  expect([yearOf('2026-11-05'), monthNumberOf('2026-11-05'), dayOfMonth('2026-11-05')]).toEqual([
    2026, 11, 5,
  ]);
  expect(monthOf('2026-11-05')).toBe('2026-11');
});

it('counts the days of a week from Sunday', () => {
  expect(weekday('2026-11-15')).toBe(0);
  expect(weekday('2026-11-21')).toBe(6);
  expect(startOfWeek('2026-11-15')).toBe('2026-11-15');
  expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
});

it('shows a week across a clock change and a month end', () => {
  expect(weekDays('2026-10-31')).toEqual([
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
  ]);
});

it.each([
  ['an ordinary month', '2026-11-20', '2026-11-01', '2026-12-12'],
  ['a February that fills four weeks', '2026-02-10', '2026-02-01', '2026-03-14'],
  ['a month that needs six weeks', '2026-08-31', '2026-07-26', '2026-09-05'],
  ['a January that begins in the old year', '2027-01-01', '2026-12-27', '2027-02-06'],
])('shows six weeks from a Sunday for %s', (_name, date, first, last) => {
  const days = monthGrid(date);
  expect(days).toHaveLength(42);
  expect(new Set(days).size).toBe(42);
  expect([days[0], days[41]]).toEqual([first, last]);
});

it.each([
  ['a February that fills four weeks', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['an ordinary month', '2026-11-20', '2026-11-01', '2026-12-05'],
  ['a month that needs six weeks', '2026-08-31', '2026-07-26', '2026-09-05'],
  ['a January that begins in the old year', '2027-01-01', '2026-12-27', '2027-02-06'],
])('gives only the weeks of %s', (_name, date, first, last) => {
  const weeks = monthWeeks(date);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});

it('reads the day from the wall calendar of this zone, at both ends of the day', () => {
  expect(localCalendarDate(new Date(2026, 10, 20, 0, 0, 0))).toBe('2026-11-20');
  expect(localCalendarDate(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
});

it.each(['2026-03-08', '2026-11-01', '2026-03-29', '2026-04-24', '2028-02-29'])(
  'comes back from the noon of %p in this zone',
  (date) => {
    expect(localNoon(date).getHours()).toBe(12);
    expect(localCalendarDate(localNoon(date))).toBe(date);
  },
);

it('counts days over the change of the clocks', () => {
  expect(daysBetween('2026-01-01', '2026-12-31')).toBe(364);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});
