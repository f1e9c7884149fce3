/** Wrong passwords in a row after which an address is locked. */
export const ATTEMPTS_BEFORE_LOCK = 5;
/** Count of failures at which the person is warned that one try is left. */
export const LAST_WARNING_AT = ATTEMPTS_BEFORE_LOCK - 1;

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER_SECONDS = 43_200;

/** Moment until which no password is tried for the n-th time in a row, counted from 0: a minute first, then doubling. */
export function lockedUntil(now: Date, earlierLocks: number): Date {
  const seconds = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(earlierLocks, 10));
  return new Date(now.getTime() + seconds * 1000);
}

/** The wait of a network after this many failures in an hour; null while it may go on. */
export function networkWaitUntil(now: Date, failures: number, perMinute: number): Date | null {
  return failures > 0 && failures % perMinute === 0 ? lockedUntil(now, failures / perMinute - 1) : null;
}

/** Failures before this moment count no more. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000);

/** One key for all spellings of an address that reach the same account. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
