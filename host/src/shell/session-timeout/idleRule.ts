export const IDLE_TIMEOUT_MS = 1_080_000;
export const COUNTDOWN_MS = 120_000;
export const ACTIVITY_DEBOUNCE_MS = 400;
/** A sleeping device delays timers, so the clock is read at least this often before the warning. */
const LONGEST_PAUSE_MS = 5_000;
const SECOND_MS = 1_000;

export type IdleState =
  | { readonly phase: 'active'; readonly pauseMs: number }
  | { readonly phase: 'warning'; readonly pauseMs: number; readonly secondsLeft: number }
  | { readonly phase: 'expired' };

/** Idle time is measured by wall clock, because timers stop in sleep. A future input counts as now. */
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

/** Announcing every second would be too much. */
const SPOKEN_SECONDS = [60, 30, 10];

/** @param before seconds left at the last check; null at the start */
export function isTimeSpoken(before: number | null, secondsLeft: number): boolean {
  return before === null || SPOKEN_SECONDS.some((mark) => before > mark && secondsLeft <= mark);
}

export function countdownText(secondsLeft: number): string {
  return `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
}
