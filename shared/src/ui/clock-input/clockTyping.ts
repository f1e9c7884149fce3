import { fromClockText } from '../../domain/dates/clockText';

const CLOCK_DIGITS = 4;
/** What is typed digit by digit, with a colon where one expects it, also at the end. */
const DIGITS = /^\d*:?\d*:?$/;
/** A time that is pasted with one digit of seconds: '2:5' may mean two things. */
const SHORT_SECONDS = /:\d$/;

/**
 * How a text looks once its digits are put into minutes and seconds: they fill up from the right, as on an oven. Taking
 * away the last one that counts empties the field. What holds more than digits and their colon stays as it was typed.
 * @example clockTyping('00:013', '00:01') // '00:13'
 */
export function clockTyping(typed: string, before: string): string {
  const text = typed.trim();
  const isTakenAway = typed.length < before.length;
  if (!DIGITS.test(text) || (SHORT_SECONDS.test(text) && !isTakenAway)) return typed;
  const digits = text.replaceAll(':', '');
  const counting = digits.replace(/^0+/, '');
  if (digits === '' || (counting === '' && isTakenAway)) return '';
  const padded = counting.padStart(CLOCK_DIGITS, '0');
  return `${padded.slice(0, -2)}:${padded.slice(-2)}`;
}

/**
 * The seconds that minutes and seconds mean while they are typed. Null when the field is empty, NaN when it is no time.
 * @example typedSeconds('00:90') // NaN
 */
export function typedSeconds(text: string): number | null {
  return text === '' ? null : (fromClockText(text) ?? NaN);
}
