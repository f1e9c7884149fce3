import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/emailOutbox';
import { knownDevicesRepository } from '../credentials/knownDevices.repository';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { sessionsRepository } from './sessions.repository';
import { tokensTexts } from './tokens.texts';
import { type Clock, daysAfter } from '../../../clock';
import { accountsRepository } from '../credentials/accounts.repository';

export async function endOldAccess(
  tx: DatabaseHandle,
  { id, email, firstName }: Addressee,
  { clock, emailOutbox, publicUrl }: EmailContext,
): Promise<void> {
  await sessionsRepository(tx).revokeAll(id, 'password-changed', clock.now());
  await knownDevicesRepository(tx).removeAll(id);
  await oneTimeTokensRepository(tx).remove(id, ['two-step']);
  const text = tokensTexts.passwordChangedEmail(firstName, `${publicUrl}/forgotpassword`);
  await emailOutbox.post(tx, { to: email, subject: tokensTexts.passwordChangedSubject, text });
}

const DEVICE_DAYS = 365;

export async function removeStaleSessions(db: DatabaseHandle, clock: Clock): Promise<void> {
  const now = clock.now();
  const moment = daysAfter(now, -1);
  await sessionsRepository(db).removeEndedBefore(moment);
  await knownDevicesRepository(db).removeUnseenSince(daysAfter(now, -DEVICE_DAYS));
  await oneTimeTokensRepository(db).removeExpiredBefore(now);
  await accountsRepository(db).removeAttemptsBefore(moment, now);
}
