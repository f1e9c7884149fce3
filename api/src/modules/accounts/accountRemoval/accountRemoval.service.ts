import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { isEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { daysAfter } from '../../../clock';
import type { DatabasePool, Transaction } from '../../../database/database';
import type { EmailContext } from '../../../mail/emailOutbox';
import { invalidInput, linkOver } from '../../../plugins/HttpProblem';
import { accountsRepository } from '../credentials/accounts.repository';
import { emailKeyOf } from '../credentials/lockout';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { hashToken } from '../credentials/tokenSecrets';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';
import { accountRemovalTexts as texts } from './accountRemoval.texts';
import { LINK_DAYS, removalEmails } from './removalEmails';
import { removalRequestsRepository } from './removalRequests.repository';

interface AccountRemovalDependencies extends EmailContext {
  readonly db: DatabasePool;
}

export function accountRemovalService({ db, ...options }: AccountRemovalDependencies) {
  const { clock } = options;
  return {
    /** Stores the request even if no account has the email. */
    async request(typed: { readonly email: string; readonly reason: string }): Promise<string> {
      const email = typed.email.trim();
      const reason = typed.reason.trim();
      if (!isEmailAddress(email)) throw invalidInput(texts.emailInvalid);
      if (reason === '') throw invalidInput(texts.reasonMissing);
      const now = clock.now();
      const expiresAt = daysAfter(now, LINK_DAYS);
      await db.transaction((tx) =>
        removalRequestsRepository(tx).add({ email, reason, createdAt: now, expiresAt }),
      );
      return email;
    },

    async sendLink(email: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { own } = await accountsRepository(tx).findByEmail(emailKeyOf(email));
        if (!own) return;
        await removalRequestsRepository(tx).assign(email, own.id);
        await removalEmails(tx, options).sendConfirmation(own);
      });
    },

    async confirm(token: string): Promise<Date> {
      return db.transaction(async (tx) =>
        startWait(tx, await takeToken(tx, { token, purpose: 'account-removal', now: clock.now() }), options),
      );
    },

    async keepByLink(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const userId = await takeToken(tx, { token, purpose: 'account-keep', now: clock.now() });
        if (!(await endWait(tx, userId, options))) throw linkOver(texts.linkOver);
      });
    },
  };
}

interface GivenToken {
  readonly token: string;
  readonly purpose: 'account-removal' | 'account-keep';
  readonly now: Date;
}

async function takeToken(tx: Transaction, { token, purpose, now }: GivenToken): Promise<number> {
  const taken = await oneTimeTokensRepository(tx).take(purpose, hashToken(token), now);
  if (!taken) throw linkOver(texts.linkOver);
  return taken.userId;
}

/** A second confirmation keeps the date of the first one. */
async function startWait(tx: Transaction, userId: number, options: EmailContext): Promise<Date> {
  const users = userAccountsRepository(tx);
  await users.lock(userId);
  const user = await users.findById(userId);
  if (!user) throw linkOver(texts.linkOver);
  const requests = removalRequestsRepository(tx);
  const waiting = await requests.findWaiting(userId);
  if (waiting?.dueAt) return waiting.dueAt;
  const confirmedAt = options.clock.now();
  const dueAt = daysAfter(confirmedAt, REMOVAL_WAIT_DAYS);
  if (!(await requests.confirm(userId, { confirmedAt, dueAt }))) throw linkOver(texts.linkOver);
  await removalEmails(tx, options).sendWaiting(user, dueAt);
  return dueAt;
}

export async function endWait(tx: Transaction, userId: number, options: EmailContext): Promise<boolean> {
  const user = await userAccountsRepository(tx).findById(userId);
  if (!user || !(await removalRequestsRepository(tx).keep(userId, options.clock.now()))) return false;
  await removalEmails(tx, options).sendKept(user);
  return true;
}
