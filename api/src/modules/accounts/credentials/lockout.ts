export const ATTEMPTS_BEFORE_LOCK = 5;
export const LAST_WARNING_AT = ATTEMPTS_BEFORE_LOCK - 1;

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER_SECONDS = 43_200;

/** One minute at first, doubling with each lock in a row; `earlierLocks` starts at 0. */
export function lockedUntil(now: Date, earlierLocks: number): Date {
  const seconds = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(earlierLocks, 10));
  return new Date(now.getTime() + seconds * 1000);
}

export function networkWaitUntil(now: Date, failures: number, perMinute: number): Date | null {
  return failures > 0 && failures % perMinute === 0 ? lockedUntil(now, failures / perMinute - 1) : null;
}

export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000);

/** NFKC and lower case, so that every spelling of an email counts as the same account. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
