import type { DatabaseHandle } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/EmailContext';
import { linkOver } from '../../../plugins/HttpProblem';
import { emailConfirmation } from '../registration/emailConfirmation.service';
import { requireGoodPassword } from '../registration/newAccount';
import { accountsRepository } from '../tokens/accounts.repository';
import { emailKeyOf } from '../tokens/lockout';
import { oneTimeTokensRepository } from '../tokens/oneTimeTokens.repository';
import { hashPassword } from '../tokens/passwords';
import { linkWithToken, newOneTimeToken } from '../tokens/oneTimeTokens';
import { hashToken } from '../tokens/tokenSecrets';
import { usersRepository } from '../../people/users/users.repository';
import { endOldAccess } from './passwordChange';
import { passwordResetRepository } from './passwordReset.repository';
import { passwordResetTexts } from './passwordReset.texts';

interface PasswordResetDependencies extends EmailContext {
  readonly db: DatabaseHandle;
}

const LINK_SECONDS = 3_600;

export function passwordResetService({ db, clock, emailOutbox, publicUrl }: PasswordResetDependencies) {
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
        await endOldAccess(tx, user, { clock, emailOutbox, publicUrl });
        await accountsRepository(tx).clearAttempts(emailKeyOf(user.email));
        await emailConfirmation(tx, { clock, emailOutbox, publicUrl }).markConfirmed(user.id);
      });
    },
  };

  async function sendLink(user: Addressee & { readonly isActive: boolean }): Promise<void> {
    if (!user.isActive) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
    await db.transaction(async (tx) => {
      const token = await newOneTimeToken(tx, { purpose: 'password-reset', userId: user.id, now, expiresAt });
      await emailOutbox.post(tx, {
        to: user.email,
        subject: passwordResetTexts.subject,
        text: passwordResetTexts.linkEmail(
          user.firstName,
          linkWithToken(publicUrl, '/forgotpassword', token),
        ),
      });
    });
  }
}
