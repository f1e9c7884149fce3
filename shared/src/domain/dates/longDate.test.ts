import { longDateText, readTypedDate } from './longDate';

const TODAY = '2026-11-21';

it('writes a date as MMMM DD, YYYY', () => {
  expect(longDateText('1988-03-05')).toBe('March 05, 1988');
  expect(longDateText('2024-12-31')).toBe('December 31, 2024');
});

it.each([
  ['March 05, 1988', '1988-03-05'],
  ['march 5 1988', '1988-03-05'],
  ['Mar 5th, 1988', '1988-03-05'],
  ['5 March 1988', '1988-03-05'],
  ['3/5/1988', '1988-03-05'],
  ['3/5/88', '1988-03-05'],
  ['3.5.26', '2026-03-05'],
  ['3/5/27', '1927-03-05'],
  ['11/21/26', '2026-11-21'],
  ['12/25/26', '1926-12-25'],
  ['2/29/00', '2000-02-29'],
  ['03-05-1988', '1988-03-05'],
  ['1988-3-5', '1988-03-05'],
  ['03051988', '1988-03-05'],
  [' 2/29/2024 ', '2024-02-29'],
])('understands %p as %s', (typed, date) => {
  expect(readTypedDate(typed, TODAY)).toBe(date);
});

it.each([
  '',
  'soon',
  '13/1/1988',
  '2/30/1988',
  '2/29/2023',
  'Foo 5, 1988',
  '0/5/1988',
  '3/0/1988',
  '1988',
  '3/5',
])('finds no date in %p', (typed) => {
  expect(readTypedDate(typed, TODAY)).toBeNull();
});

it('reads what it writes', () => {
  expect(readTypedDate(longDateText('1964-02-29'), TODAY)).toBe('1964-02-29');
});
