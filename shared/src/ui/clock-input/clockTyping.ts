import { LONGEST_CLOCK_SECONDS } from '../../domain/clockText';

const MOST_DIGITS = 4;

/**
 * How a text looks once its digits are put into minutes and seconds: they fill up from the right, as on an oven. More
 * than four digits leave things as they were, and taking away the last one that counts empties the field.
 * @example clockTyping('00:013', '00:01') // '00:13'
 */
export function clockTyping(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const counting = digits.replace(/^0+/, '');
  if (counting.length > MOST_DIGITS) return before;
  const isTakenAway = typed.length < before.length;
  if (digits === '' || (counting === '' && isTakenAway)) return '';
  const padded = counting.padStart(MOST_DIGITS, '0');
  return `${padded.slice(0, -2)}:${padded.slice(-2)}`;
}

/**
 * The seconds that minutes and seconds mean while they are typed: 90 seconds are one minute and a half. Null when the
 * field is empty.
 * @example typedSeconds('00:90') // 90
 */
export function typedSeconds(text: string): number | null {
  if (text === '') return null;
  const [minutes = '', seconds = ''] = text.split(':');
  return Math.min(Number(minutes) * 60 + Number(seconds), LONGEST_CLOCK_SECONDS);
}
