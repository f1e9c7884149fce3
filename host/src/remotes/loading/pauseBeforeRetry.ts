import type { FailureCause } from '@formline/shared/contracts/platform/clientReports';

const MAX_ATTEMPTS = 3;
const PAUSES_MS = [250, 700];
/** Random part of a pause, so that many tabs do not retry at the same moment. */
const SPREAD = 0.5;
/** Causes that may pass. Code that throws or differs from the published file does not change. */
const PASSING: readonly FailureCause[] = ['network', 'http', 'timeout'];

interface FailedTry {
  readonly why: FailureCause;
  readonly attempts: number;
  /** A retry by the person: a wrong hash may then have been a spoiled copy. */
  readonly isAskedFor: boolean;
  readonly msLeft: number;
}

/** Milliseconds before the next attempt; null for none. @param chance from 0 to below 1 */
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
