import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/EmailContext';
import { knownDevicesRepository } from '../credentials/knownDevices.repository';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { sessionsRepository } from './sessions.repository';
import { tokensTexts } from './tokens.texts';

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
