import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { isEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { daysAfter } from '../../../clock';
import type { DatabasePool, Transaction } from '../../../database/database';
import type { EmailContext } from '../../../mail/EmailContext';
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

/** From the form to the confirmed request, and back. The removal itself is a job. */
export function accountRemovalService({ db, ...options }: AccountRemovalDependencies) {
  const { clock } = options;
  return {
    /** Remembers the request whether or not the address has an account. Answers the address as it was understood. */
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

    /** Mails the link to the account of an address; an address without one gets nothing. */
    async sendLink(email: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { own } = await accountsRepository(tx).findByEmail(emailKeyOf(email));
        if (!own) return;
        await removalRequestsRepository(tx).assign(email, own.id);
        await removalEmails(tx, options).sendConfirmation(own);
      });
    },

    /** Starts the wait by the link of the first email. Answers when it ends. */
    async confirm(token: string): Promise<Date> {
      return db.transaction(async (tx) =>
        startWait(tx, await takeToken(tx, { token, purpose: 'account-removal', now: clock.now() }), options),
      );
    },

    /** Ends the wait by the link of the second email. */
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

/** @throws HttpProblem when the link is used up, too old or followed by a newer one */
async function takeToken(tx: Transaction, { token, purpose, now }: GivenToken): Promise<number> {
  const taken = await oneTimeTokensRepository(tx).take(purpose, hashToken(token), now);
  if (!taken) throw linkOver(texts.linkOver);
  return taken.userId;
}

/** A wait that has begun already goes on. */
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

/** Ends the wait of an account; false if it was not waiting. */
export async function endWait(tx: Transaction, userId: number, options: EmailContext): Promise<boolean> {
  const user = await userAccountsRepository(tx).findById(userId);
  if (!user || !(await removalRequestsRepository(tx).keep(userId, options.clock.now()))) return false;
  await removalEmails(tx, options).sendKept(user);
  return true;
}
