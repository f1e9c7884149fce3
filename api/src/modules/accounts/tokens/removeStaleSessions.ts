import { type Clock, daysAfter } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { accountsRepository } from '../credentials/accounts.repository';
import { knownDevicesRepository } from '../credentials/knownDevices.repository';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { sessionsRepository } from './sessions.repository';

/** Equals the lifetime of the cookie. */
const DEVICE_DAYS = 365;

export async function removeStaleSessions(db: DatabaseHandle, clock: Clock): Promise<void> {
  const now = clock.now();
  const moment = daysAfter(now, -1);
  await sessionsRepository(db).removeEndedBefore(moment);
  await knownDevicesRepository(db).removeUnseenSince(daysAfter(now, -DEVICE_DAYS));
  await oneTimeTokensRepository(db).removeExpiredBefore(now);
  await accountsRepository(db).removeAttemptsBefore(moment, now);
}
