import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { accountsRepository } from './accounts.repository';
import { oneTimeTokensRepository } from './oneTimeTokens.repository';
import { sessionsRepository } from './sessions.repository';

const KEPT_MS = 86_400_000;

/** Tidies up what signing in leaves behind: sessions over for a day, tokens nobody used in time and counts of wrong passwords long past. */
export async function removeStaleSessions(db: DatabaseHandle, clock: Clock): Promise<void> {
  const now = clock.now();
  const moment = new Date(now.getTime() - KEPT_MS);
  await sessionsRepository(db).removeEndedBefore(moment);
  await oneTimeTokensRepository(db).removeExpiredBefore(now);
  await accountsRepository(db).removeAttemptsBefore(moment, now);
}
