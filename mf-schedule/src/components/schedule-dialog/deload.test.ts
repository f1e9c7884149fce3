import { deloadChanges, deloadProblems, deloadWeeks } from './deload';

const eightWeeks = { startDate: '2026-12-07', endDate: '2027-01-31' };

it('every so many weeks one is a deload week, up to the end', () => {
  expect(deloadWeeks({ everyWeeks: 4, percent: 40 }, eightWeeks)).toEqual([4, 8]);
  expect(deloadWeeks({ everyWeeks: 9, percent: 40 }, eightWeeks)).toEqual([]);
  expect(deloadWeeks({ everyWeeks: null, percent: 40 }, eightWeeks)).toEqual([]);
  expect(deloadWeeks({ everyWeeks: 4, percent: 40 }, { ...eightWeeks, endDate: null })).toEqual([]);
});

it.each([
  [null, 40],
  [1, 40],
  [53, 40],
])('%p weeks are no number of weeks to a deload week', (everyWeeks, percent) => {
  expect(deloadProblems({ everyWeeks, percent })).toEqual({ everyWeeks: 'Enter 2 to 52 weeks' });
});

it('sets are fewer by 1 to 90 percent', () => {
  expect(deloadProblems({ everyWeeks: 4, percent: 40 })).toEqual({});
  expect(deloadProblems({ everyWeeks: 4, percent: 91 })).toEqual({ percent: 'Enter 1 to 90 %' });
  expect(deloadChanges({ everyWeeks: 4, percent: null })).toEqual([]);
});
