import { daysBetweenEnds, daysInFrame, weekOf, weeksOver, withDay } from './selectedDays';

it('days between two ends are the same in either order', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02'];
  expect(daysBetweenEnds('2026-10-31', '2026-11-02')).toEqual(days);
  expect(daysBetweenEnds('2026-11-02', '2026-10-31')).toEqual(days);
});

it('a week is from Sunday to Saturday', () => {
  expect(weekOf('2026-11-20')).toEqual(daysBetweenEnds('2026-11-15', '2026-11-21'));
});

it('a frame holds the same weekdays of each week, from whichever corner it was drawn', () => {
  const days = ['2026-11-10', '2026-11-11', '2026-11-17', '2026-11-18'];
  expect(daysInFrame('2026-11-10', '2026-11-18')).toEqual(days);
  expect(daysInFrame('2026-11-17', '2026-11-11')).toEqual(days);
  expect(daysInFrame('2026-11-10', '2026-11-10')).toEqual(['2026-11-10']);
});

it('a day is added in order, and taken out again', () => {
  expect(withDay(['2026-11-10', '2026-11-18'], '2026-11-12')).toEqual([
    '2026-11-10',
    '2026-11-12',
    '2026-11-18',
  ]);
  expect(withDay(['2026-11-10', '2026-11-18'], '2026-11-10')).toEqual(['2026-11-18']);
});

it.each([
  ['2026-11-15', '2026-11-15', 1],
  ['2026-11-15', '2026-11-21', 1],
  ['2026-11-15', '2026-11-22', 2],
])('from %s to %s are %d weeks', (first, last, weeks) => {
  expect(weeksOver(first, last)).toBe(weeks);
});
