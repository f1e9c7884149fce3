import type { Clock } from './clock';
import type { DatabaseHandle } from './database/database';
import { removeOldReports } from './modules/platform/clientReports/clientReports.service';
import { removeStaleSessions } from './modules/accounts/tokens/endAccess';
import { removeDeletedNutrition } from './modules/records/nutrition/nutrition.service';
import { removeDeletedOhsa } from './modules/records/ohsa/ohsa.service';
import { removeOldCalendarChanges } from './modules/scheduling/calendarChanges/calendarChanges.service';
import { removeOldIdempotencyKeys } from './plugins/idempotency';
import { removeOldRateLimits } from './plugins/rateLimit';

interface Tidying {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly reportDays: number;
}

interface HousekeepingOptions extends Tidying {
  readonly onFailure: (error: unknown) => void;
}

const EVERY_MS = 3_600_000;

/** Safe to run on several servers at the same time. */
export async function tidyUp({ db, clock, reportDays }: Tidying): Promise<void> {
  await removeStaleSessions(db, clock);
  await removeOldIdempotencyKeys(db, clock);
  await removeOldRateLimits(db, clock);
  await removeDeletedOhsa(db, clock);
  await removeDeletedNutrition(db, clock);
  await removeOldCalendarChanges(db, clock);
  await removeOldReports({ db, clock, days: reportDays });
}

export function startHousekeeping({ onFailure, ...tidying }: HousekeepingOptions): { stop(): void } {
  const timer = setInterval(() => void tidyUp(tidying).catch(onFailure), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
