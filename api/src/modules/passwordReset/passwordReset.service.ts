import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import type { PostOffice } from '../../mail/postOffice';
import { linkOver } from '../../plugins/HttpProblem';
import { emailConfirmation } from '../registration/emailConfirmation.service';
import { requireGoodPassword } from '../registration/newAccount';
import { accountsRepository } from '../tokens/accounts.repository';
import { emailKeyOf } from '../tokens/lockout';
import { knownDevicesRepository } from '../tokens/knownDevices.repository';
import { oneTimeTokensRepository } from '../tokens/oneTimeTokens.repository';
import { hashPassword } from '../tokens/passwords';
import { sessionsRepository } from '../tokens/sessions.repository';
import { linkWithToken, newOneTimeToken } from '../tokens/oneTimeTokens';
import { hashToken } from '../tokens/tokenSecrets';
import { usersRepository } from '../users/users.repository';
import { passwordChangedEmail } from './passwordChangedEmail';
import { passwordResetRepository } from './passwordReset.repository';
import { passwordResetTexts } from './passwordReset.texts';

interface PasswordResetDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Address of the pages, for the link in the letter. */
  readonly publicUrl: string;
}

interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly isActive: boolean;
}

const LINK_SECONDS = 3_600;

export function passwordResetService({ db, clock, postOffice, publicUrl }: PasswordResetDependencies) {
  return {
    /** Mails a link to the account of an address; an address without one gets nothing. */
    async requestFor(email: string): Promise<void> {
      const { own } = await accountsRepository(db).findByEmail(emailKeyOf(email));
      if (own) await sendLink(own);
    },

    async requestForUser(userId: number): Promise<void> {
      const user = await usersRepository(db).findById(userId);
      if (user) await sendLink(user);
    },

    /** Sets the password the token's holder chose. Everybody signed in with the old one is signed out. */
    async reset(token: string, password: string): Promise<void> {
      requireGoodPassword(password);
      const now = clock.now();
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const taken = await oneTimeTokensRepository(tx).take('password-reset', hashToken(token), now);
        const user = taken && (await usersRepository(tx).findById(taken.userId));
        if (!user?.isActive) throw linkOver(passwordResetTexts.linkOver);
        await passwordResetRepository(tx).setPassword(user.id, passwordHash, now);
        await sessionsRepository(tx).revokeAll(user.id, 'password-changed', now);
        await knownDevicesRepository(tx).removeAll(user.id);
        await oneTimeTokensRepository(tx).remove(user.id, ['two-step']);
        await accountsRepository(tx).clearAttempts(emailKeyOf(user.email));
        await emailConfirmation(tx, { clock, postOffice, publicUrl }).note(user.id);
        await postOffice.post(tx, passwordChangedEmail(user, publicUrl));
      });
    },
  };

  async function sendLink(user: Addressee): Promise<void> {
    if (!user.isActive) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
    await db.transaction(async (tx) => {
      const token = await newOneTimeToken(tx, { purpose: 'password-reset', userId: user.id, now, expiresAt });
      await postOffice.post(tx, {
        to: user.email,
        subject: passwordResetTexts.subject,
        text: passwordResetTexts.letter(user.firstName, linkWithToken(publicUrl, '/forgotpassword', token)),
      });
    });
  }
}
