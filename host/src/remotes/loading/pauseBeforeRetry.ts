import type { FailureCause } from '@formline/shared/contracts/clientReports';

/** Tries at one build before another is looked for: the first, and two more. */
const MAX_ATTEMPTS = 3;
const PAUSES_MS = [250, 700];
/** Part of a pause that is left to chance, so that a whole club does not ask again in one moment. */
const SPREAD = 0.5;
/** What may pass by itself. Code that throws, or that is not what was published, stays as it is. */
const PASSING: readonly FailureCause[] = ['network', 'http', 'timeout'];

interface FailedTry {
  readonly why: FailureCause;
  /** Which try it was, from 1. */
  readonly attempts: number;
  /** True when the person asked for another try: then a file that was refused for its hash may have been a spoiled copy. */
  readonly isAskedFor: boolean;
  /** What is left of the time that the person is asked to wait. */
  readonly msLeft: number;
}

/**
 * How long to wait before the same build is asked for again, in milliseconds; null: it is not.
 * @param chance from 0 to below 1
 */
export function pauseBeforeRetry(
  { why, attempts, isAskedFor, msLeft }: FailedTry,
  chance: number,
): number | null {
  const mayPass = PASSING.includes(why) || (isAskedFor && why === 'integrity');
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined || attempts >= MAX_ATTEMPTS || !mayPass) return null;
  const spread = pause * (1 - SPREAD / 2 + SPREAD * chance);
  return spread < msLeft ? spread : null;
}
