export const LONGEST_CLOCK_SECONDS = 99 * 60 + 59;

const CLOCK_TEXT = /^(\d{2}):([0-5]\d)$/;

/** Seconds of `01:30`; null for other texts. */
export function fromClockText(text: string): number | null {
  const [, minutes, seconds] = CLOCK_TEXT.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** `01:30` of 90 seconds; longer times have more digits in their minutes. */
export function toClockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
