import type { Clock } from './clock';
import type { DatabaseHandle } from './database/database';
import { removeStaleSessions } from './modules/tokens/removeStaleSessions';
import { removeOldIdempotencyKeys } from './plugins/idempotency';
import { removeOldRateLimits } from './plugins/rateLimit';

interface HousekeepingOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

const EVERY_MS = 3_600_000;

/** Removes what nobody needs any more. Several servers may do it at the same time. */
export async function tidyUp(db: DatabaseHandle, clock: Clock): Promise<void> {
  await removeStaleSessions(db, clock);
  await removeOldIdempotencyKeys(db, clock);
  await removeOldRateLimits(db, clock);
}

/** Tidies up every hour until it is stopped. */
export function startHousekeeping({ db, clock, onFailure }: HousekeepingOptions): { stop(): void } {
  const timer = setInterval(() => void tidyUp(db, clock).catch(onFailure), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
