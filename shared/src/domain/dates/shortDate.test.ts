import { readShortDate, shortDateText } from './shortDate';

it('shows a date with the month first', () => {
  expect(shortDateText('2028-03-05')).toBe('03/05/2028');
});

it.each([
  ['03/05/2028', '2028-03-05'],
  ['3/5/28', '2028-03-05'],
  ['5 March 2028', '2028-03-05'],
  ['2028-02-29', '2028-02-29'],
  ['02/29/2027', null],
  ['13/01/2028', null],
  ['soon', null],
  ['', null],
])('reads %p as %p', (text, date) => {
  expect(readShortDate(text)).toBe(date);
});
