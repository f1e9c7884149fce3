import { longDateText } from '@formline/shared/domain/dates/longDate';
import { daysAfter } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/emailOutbox';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { linkWithToken, newOneTimeToken } from '../credentials/oneTimeTokens';
import { accountRemovalTexts as texts } from './accountRemoval.texts';

export const LINK_DAYS = 7;

export function removalEmails(tx: DatabaseHandle, { clock, emailOutbox, publicUrl }: EmailContext) {
  return {
    async sendConfirmation({ id, email, firstName }: Addressee): Promise<void> {
      const now = clock.now();
      const expiresAt = daysAfter(now, LINK_DAYS);
      const token = await newOneTimeToken(tx, { purpose: 'account-removal', userId: id, now, expiresAt });
      const text = texts.confirmEmail(firstName, linkWithToken(publicUrl, '/confirm-deletion', token));
      await emailOutbox.post(tx, { to: email, subject: texts.confirmSubject, text });
    },

    async sendWaiting({ id, email, firstName }: Addressee, dueAt: Date): Promise<void> {
      const day = longDateText(dueAt.toISOString().slice(0, 10));
      const tokenOptions = {
        purpose: 'account-keep',
        userId: id,
        now: clock.now(),
        expiresAt: dueAt,
      } as const;
      const token = await newOneTimeToken(tx, tokenOptions);
      const text = texts.waitingEmail(firstName, day, linkWithToken(publicUrl, '/keep-account', token));
      await emailOutbox.post(tx, { to: email, subject: texts.waitingSubject(day), text });
    },

    /** Revokes earlier links too, because a confirmation link would start another wait. */
    async sendKept({ id, email, firstName }: Addressee): Promise<void> {
      await oneTimeTokensRepository(tx).remove(id, ['account-removal', 'account-keep']);
      await emailOutbox.post(tx, { to: email, subject: texts.keptSubject, text: texts.keptEmail(firstName) });
    },
  };
}
