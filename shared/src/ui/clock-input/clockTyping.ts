import { fromClockText } from '../../domain/dates/clockText';

const CLOCK_DIGITS = 4;
const DIGITS = /^\d*:?\d*:?$/;
/** Ambiguous when pasted: '2:5' may mean 2:05 or 2:50. */
const SHORT_SECONDS = /:\d$/;

/** Formats typed digits as mm:ss, filled from the right: '00:013' gives '00:13'. Other characters change nothing. */
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

/** Seconds of a typed mm:ss; null: empty, NaN: not a time, such as '00:90'. */
export function typedSeconds(text: string): number | null {
  return text === '' ? null : (fromClockText(text) ?? NaN);
}
