import { readTypedDate } from './longDate';

/** Two-digit years are of this century, because typed dates are as often in the future as in the past. */
const LAST_OF_CENTURY = '2099-12-31';

/** `03/05/2028` of `2028-03-05`. */
export function shortDateText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** The day of a typed text (`3/5/28`) as `YYYY-MM-DD`, or null. The month comes first or is a word. */
export function readShortDate(text: string): string | null {
  return readTypedDate(text, LAST_OF_CENTURY);
}
