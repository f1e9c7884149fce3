/** Longest time that minutes and seconds of two digits each can say, in seconds. */
export const LONGEST_CLOCK_SECONDS = 99 * 60 + 59;

const CLOCK_TEXT = /^(\d{2}):([0-5]\d)$/;

/**
 * The seconds a text of minutes and seconds means; null when it is not one.
 * @example fromClockText('01:30') // 90
 */
export function fromClockText(text: string): number | null {
  const [, minutes, seconds] = CLOCK_TEXT.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/**
 * Seconds as minutes and seconds of two digits each; a longer time has more digits in its minutes.
 * @example toClockText(90) // '01:30'
 */
export function toClockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
