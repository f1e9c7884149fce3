import { readTypedDate } from './longDate';

/**
 * Two-digit years are of this century, because typed dates are as often in the future as in the
 * past.
 */
const LAST_OF_CENTURY = '2099-12-31';

/**
 * A calendar date `YYYY-MM-DD` as 'MM/DD/YYYY'.
 * @example shortDateText('2028-03-05') // '03/05/2028'
 */
export function shortDateText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * The day somebody means by what they typed, `YYYY-MM-DD`, or null when it is none. The month comes first or is a word.
 * @example readShortDate('3/5/28') // '2028-03-05'
 * @example readShortDate('02/30/2028') // null
 */
export function readShortDate(text: string): string | null {
  return readTypedDate(text, LAST_OF_CENTURY);
}
