import { daysAfter } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/emailOutbox';
import { linkOver } from '../../../plugins/HttpProblem';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { linkWithToken, newOneTimeToken } from '../credentials/oneTimeTokens';
import { hashToken } from '../credentials/tokenSecrets';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';
import { registrationRepository } from './registration.repository';
import { registrationTexts } from './registration.texts';

const LINK_DAYS = 7;

/** An unconfirmed account works, but its invitations are held back. */
export function emailConfirmation(tx: DatabaseHandle, { clock, emailOutbox, publicUrl }: EmailContext) {
  const users = userAccountsRepository(tx);

  async function markConfirmed(userId: number): Promise<void> {
    const now = clock.now();
    if (!(await users.confirmEmail(userId, now))) return;
    await registrationRepository(tx).restartInvitations(userId, now);
    await emailOutbox.release(tx, userId);
  }

  async function send({ id, email, firstName }: Addressee): Promise<void> {
    const now = clock.now();
    const expiresAt = daysAfter(now, LINK_DAYS);
    const token = await newOneTimeToken(tx, { purpose: 'email-confirmation', userId: id, now, expiresAt });
    const link = linkWithToken(publicUrl, '/confirm-email', token);
    await emailOutbox.post(tx, {
      to: email,
      subject: registrationTexts.confirmSubject,
      text: registrationTexts.confirmEmail(firstName, link),
    });
  }

  return {
    send,
    markConfirmed,

    async sendAgain(userId: number): Promise<boolean> {
      const user = await users.findById(userId);
      if (!user || user.emailConfirmedAt !== null) return false;
      await send(user);
      return true;
    },

    async confirm(token: string): Promise<void> {
      const tokens = oneTimeTokensRepository(tx);
      const taken = await tokens.take('email-confirmation', hashToken(token), clock.now());
      if (!taken) throw linkOver(registrationTexts.confirmLinkOver);
      await markConfirmed(taken.userId);
    },
  };
}
