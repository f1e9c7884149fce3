import { longDateText } from '@formline/shared/domain/longDate';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import type { PostOffice } from '../../mail/postOffice';
import { type OneTimeTokenPurpose, oneTimeTokensRepository } from '../tokens/oneTimeTokens.repository';
import { hashToken, randomToken } from '../tokens/tokenSecrets';
import { accountRemovalTexts as texts } from './accountRemoval.texts';

/** How long the link of a confirmation works. */
export const LINK_DAYS = 7;
const MS_PER_DAY = 86_400_000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * MS_PER_DAY);

export interface EmailOptions {
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Address of the pages, for the links. */
  readonly publicUrl: string;
}

interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

/** The emails about a removal that the person can still stop, with their links. */
export function removalEmails(tx: DatabaseHandle, { clock, postOffice, publicUrl }: EmailOptions) {
  const tokens = oneTimeTokensRepository(tx);

  return {
    async sendConfirmation({ id, email, firstName }: Addressee): Promise<void> {
      const token = await newToken('account-removal', id, daysAfter(clock.now(), LINK_DAYS));
      const text = texts.confirmEmail(firstName, linkTo('/confirm-deletion', token));
      await postOffice.post(tx, { to: email, subject: texts.confirmSubject, text });
    },

    async sendWaiting({ id, email, firstName }: Addressee, dueAt: Date): Promise<void> {
      const day = longDateText(dueAt.toISOString().slice(0, 10));
      const token = await newToken('account-keep', id, dueAt);
      const text = texts.waitingEmail(firstName, day, linkTo('/keep-account', token));
      await postOffice.post(tx, { to: email, subject: texts.waitingSubject(day), text });
    },

    /** Ends the links sent before, too: one that confirms would start another wait. */
    async sendKept({ id, email, firstName }: Addressee): Promise<void> {
      await tokens.remove(id, ['account-removal', 'account-keep']);
      await postOffice.post(tx, { to: email, subject: texts.keptSubject, text: texts.keptEmail(firstName) });
    },
  };

  async function newToken(purpose: OneTimeTokenPurpose, userId: number, expiresAt: Date): Promise<string> {
    const token = randomToken();
    await tokens.replace({ purpose, userId, tokenHash: hashToken(token), createdAt: clock.now(), expiresAt });
    return token;
  }

  /** Behind the `#` the token reaches no server's log. */
  function linkTo(path: string, token: string): string {
    return `${publicUrl}${path}#token=${token}`;
  }
}
