import type { DatabasePool, Transaction } from '../../../database/database';
import type { Addressee, EmailContext } from '../../../mail/emailOutbox';
import { linkOver } from '../../../plugins/HttpProblem';
import { emailConfirmation } from '../registration/emailConfirmation.service';
import { requireGoodPassword } from '../registration/newAccount';
import { accountsRepository } from '../credentials/accounts.repository';
import { emailKeyOf } from '../credentials/lockout';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { hashPassword } from '../credentials/passwords';
import { linkWithToken, newOneTimeToken } from '../credentials/oneTimeTokens';
import { hashToken } from '../credentials/tokenSecrets';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';
import { endOldAccess } from '../tokens/endAccess';
import { registrationRepository } from '../registration/registration.repository';
import { passwordResetTexts } from '../credentials/credentials.texts';

interface PasswordResetDependencies extends EmailContext {
  readonly db: DatabasePool;
}

const LINK_SECONDS = 3_600;

export function passwordResetService({ db, ...options }: PasswordResetDependencies) {
  const { clock } = options;
  return {
    /** An email without an account gets nothing. */
    async requestFor(email: string): Promise<void> {
      const { own } = await accountsRepository(db).findByEmail(emailKeyOf(email));
      if (own) await db.transaction((tx) => sendLink(tx, own, options));
    },

    async reset(token: string, password: string): Promise<void> {
      requireGoodPassword(password);
      const now = clock.now();
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const taken = await oneTimeTokensRepository(tx).take('password-reset', hashToken(token), now);
        const user = taken && (await userAccountsRepository(tx).findById(taken.userId));
        if (!user?.isActive) throw linkOver(passwordResetTexts.linkOver);
        await registrationRepository(tx).resetPassword(user.id, passwordHash, now);
        await endOldAccess(tx, user, options);
        await accountsRepository(tx).clearAttempts(emailKeyOf(user.email));
        await emailConfirmation(tx, options).markConfirmed(user.id);
      });
    },
  };
}

export async function sendOwnLink(tx: Transaction, userId: number, options: EmailContext): Promise<void> {
  const user = await userAccountsRepository(tx).findById(userId);
  if (user) await sendLink(tx, user, options);
}

async function sendLink(
  tx: Transaction,
  user: Addressee & { readonly isActive: boolean },
  { clock, emailOutbox, publicUrl }: EmailContext,
): Promise<void> {
  if (!user.isActive) return;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
  const token = await newOneTimeToken(tx, { purpose: 'password-reset', userId: user.id, now, expiresAt });
  const link = linkWithToken(publicUrl, '/forgotpassword', token);
  await emailOutbox.post(tx, {
    to: user.email,
    subject: passwordResetTexts.subject,
    text: passwordResetTexts.linkEmail(user.firstName, link),
  });
}
