import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { accountsRepository } from './accounts.repository';
import { knownDevicesRepository } from './knownDevices.repository';
import { oneTimeTokensRepository } from './oneTimeTokens.repository';
import { sessionsRepository } from './sessions.repository';

const DAY_MS = 86_400_000;
/** As long as the cookie lives. */
const DEVICE_DAYS = 365;

/** Tidies up what signing in leaves behind: sessions over for a day, tokens nobody used in time and counts of wrong passwords long past. */
export async function removeStaleSessions(db: DatabaseHandle, clock: Clock): Promise<void> {
  const now = clock.now();
  const moment = new Date(now.getTime() - DAY_MS);
  await sessionsRepository(db).removeEndedBefore(moment);
  await knownDevicesRepository(db).removeUnseenSince(new Date(now.getTime() - DEVICE_DAYS * DAY_MS));
  await oneTimeTokensRepository(db).removeExpiredBefore(now);
  await accountsRepository(db).removeAttemptsBefore(moment, now);
}
