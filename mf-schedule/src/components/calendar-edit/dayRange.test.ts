import { daysOf, isWithin, rangeBetween, weekOf, weeksOf } from './dayRange';

it('holds both ends, in whichever order they were chosen', () => {
  const range = rangeBetween('2026-11-02', '2026-10-31');
  expect(range).toEqual(rangeBetween('2026-10-31', '2026-11-02'));
  expect(daysOf(range)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(['2026-10-30', '2026-10-31', '2026-11-02', '2026-11-03'].map((day) => isWithin(range, day))).toEqual(
    [false, true, true, false],
  );
});

it('a week is from Sunday to Saturday', () => {
  expect(weekOf('2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

it.each([
  ['2026-11-15', '2026-11-15', 1],
  ['2026-11-15', '2026-11-21', 1],
  ['2026-11-15', '2026-11-22', 2],
])('from %s to %s it reaches over %d weeks', (from, to, weeks) => {
  expect(weeksOf({ from, to })).toBe(weeks);
});
