import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { dateRange, longDate, shortMonth, weekdayName } from './dayWords';

/** The locale data puts thin spaces around the dash. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

it('writes a day long, by its weekday, in figures and by its month', () => {
  expect(longDate('2026-11-05')).toBe('Thursday, November 5, 2026');
  expect(weekdayName('2026-11-05')).toBe('Thursday');
  expect(shortDateText('2026-11-05')).toBe('11/05/2026');
  expect(shortMonth('2026-11-05')).toBe('Nov');
});

it('writes a week within a month, over two months and over two years', () => {
  expect(plainSpaces(dateRange('2026-11-15', '2026-11-21'))).toBe('Nov 15 – 21, 2026');
  expect(plainSpaces(dateRange('2026-11-29', '2026-12-05'))).toBe('Nov 29 – Dec 5, 2026');
  expect(plainSpaces(dateRange('2026-12-27', '2027-01-02'))).toBe('Dec 27, 2026 – Jan 2, 2027');
});
