import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import type { PostOffice } from '../../mail/postOffice';
import { linkOver } from '../../plugins/HttpProblem';
import { oneTimeTokensRepository } from '../tokens/oneTimeTokens.repository';
import { linkWithToken, newOneTimeToken } from '../tokens/oneTimeTokens';
import { hashToken } from '../tokens/tokenSecrets';
import { usersRepository } from '../users/users.repository';
import { registrationTexts } from './registration.texts';

const LINK_DAYS = 7;
const MS_PER_DAY = 86_400_000;

interface ConfirmationOptions {
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Address of the pages, for the link in the email. */
  readonly publicUrl: string;
}

interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

/** Shows that the address of an account is its owner's. Until then the account works, and its invitations wait. */
export function emailConfirmation(tx: DatabaseHandle, { clock, postOffice, publicUrl }: ConfirmationOptions) {
  const users = usersRepository(tx);
  return {
    /** Sends the link; those sent before end. */
    async send({ id, email, firstName }: Addressee): Promise<void> {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LINK_DAYS * MS_PER_DAY);
      const token = await newOneTimeToken(tx, { purpose: 'email-confirmation', userId: id, now, expiresAt });
      const link = linkWithToken(publicUrl, '/confirm-email', token);
      await postOffice.post(tx, {
        to: email,
        subject: registrationTexts.confirmSubject,
        text: registrationTexts.confirmLetter(firstName, link),
      });
    },

    /** Answers whether there was anything to confirm. */
    async sendAgain(userId: number): Promise<boolean> {
      const user = await users.findById(userId);
      if (!user || user.emailConfirmedAt !== null) return false;
      await this.send(user);
      return true;
    },

    /** @throws HttpProblem when the link is used up, too old or followed by a newer one */
    async confirm(token: string): Promise<void> {
      const taken = await oneTimeTokensRepository(tx).take(
        'email-confirmation',
        hashToken(token),
        clock.now(),
      );
      if (!taken) throw linkOver(registrationTexts.confirmLinkOver);
      await this.note(taken.userId);
    },

    /** The person has opened a link that was sent to the address. */
    async note(userId: number): Promise<void> {
      await users.confirmEmail(userId, clock.now());
      await postOffice.release(tx, userId);
    },
  };
}
