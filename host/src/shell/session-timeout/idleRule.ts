/** Somebody who has done nothing for this long is warned. */
export const IDLE_TIMEOUT_MS = 1_080_000;
/** From the warning to the end of the session. */
export const COUNTDOWN_MS = 120_000;
/** Input is noted at most this often. */
export const ACTIVITY_DEBOUNCE_MS = 400;
/** A sleeping device delays timers: until the warning the clock is looked at this often at least. */
const LONGEST_PAUSE_MS = 5_000;
const SECOND_MS = 1_000;

/** What follows from the time since somebody last did something; the pause is until it may be something else. */
export type IdleState =
  | { readonly phase: 'active'; readonly pauseMs: number }
  | { readonly phase: 'warning'; readonly pauseMs: number; readonly secondsLeft: number }
  | { readonly phase: 'expired' };

/**
 * Judges two moments of the same clock, in milliseconds since 1970. Nothing is counted: however late it is asked, after
 * sleep or in a throttled tab, the answer is true. A last activity in the future, because the clock was set back, is now.
 */
export function idleStateAt(now: number, lastActivity: number): IdleState {
  const idleMs = Math.max(0, now - lastActivity);
  if (idleMs < IDLE_TIMEOUT_MS) {
    return { phase: 'active', pauseMs: Math.min(LONGEST_PAUSE_MS, IDLE_TIMEOUT_MS - idleMs) };
  }
  const leftMs = IDLE_TIMEOUT_MS + COUNTDOWN_MS - idleMs;
  if (leftMs <= 0) return { phase: 'expired' };
  return {
    phase: 'warning',
    pauseMs: leftMs % SECOND_MS || SECOND_MS,
    secondsLeft: Math.ceil(leftMs / SECOND_MS),
  };
}

/** Seconds left at which a screen reader is told the time again; every second would be chatter. */
const SPOKEN_SECONDS = [60, 30, 10];

/**
 * Is the time to be spoken? At the start of the countdown, and when one of a few marks is reached or was passed.
 * @param before seconds that were left when this was asked last; null at the start
 */
export function isTimeSpoken(before: number | null, secondsLeft: number): boolean {
  return before === null || SPOKEN_SECONDS.some((mark) => before > mark && secondsLeft <= mark);
}

/** Minutes and seconds as the dialog shows them. @example countdownText(65) // '1:05' */
export function countdownText(secondsLeft: number): string {
  return `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
}
