import type { Clock } from '../../../clock';
import type { DatabasePool } from '../../../database/database';
import { inOneTransaction } from '../../../database/oneTransaction';
import type { JobKind } from '../../../jobs/JobKind';
import type { JobName } from '../../../jobs/jobs.repository';
import { outgoingEmailsRepository } from '../../../mail/outgoingEmails.repository';
import { accountRemovalRepository } from './accountRemoval.repository';
import { accountRemovalTexts as texts } from './accountRemoval.texts';
import { removalRequestsRepository } from './removalRequests.repository';
import { removeLockedAccount } from './removeAccount';

/** One shared recurring job, hence the constant subject. */
export const REMOVE_DUE_ACCOUNTS = { kind: 'remove-due-accounts', subjectId: 0 } as const satisfies JobName;

const EVERY_SECONDS = 3_600;

export interface DueRemovals {
  list(now: Date): Promise<ReadonlyArray<() => Promise<void>>>;
}

interface RemoveDueAccountsOptions {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly others: DueRemovals;
}

export function removeDueAccountsJob({ db, clock, others }: RemoveDueAccountsOptions): JobKind {
  return {
    kind: REMOVE_DUE_ACCOUNTS.kind,
    mostAttempts: Number.POSITIVE_INFINITY,
    repeatSeconds: EVERY_SECONDS,
    async run({ signal }) {
      const now = clock.now();
      const requests = removalRequestsRepository(db);
      await requests.removeExpired(now);
      const accounts = await requests.listDue(now);
      const due = [...accounts.map((id) => () => removeDue(db, id, now)), ...(await others.list(now))];
      const failures: unknown[] = [];
      for (const remove of due) {
        if (signal.aborted) return;
        try {
          await remove();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, `${failures.length} of ${due.length} removals failed.`);
      }
    },
    giveUp: async () => undefined,
  };
}

/** One transaction per account; the row lock keeps other servers off the request. */
async function removeDue(db: DatabasePool, id: number, now: Date): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    const userId = await removalRequestsRepository(tx).claimDue(id, now);
    const account = userId === null ? null : await accountRemovalRepository(tx).lockById(userId);
    if (!account) return;
    await removeLockedAccount(tx, account);
    const { email: to, firstName } = account;
    const mail = { to, subject: texts.removedSubject, text: texts.removedEmail(firstName) };
    await outgoingEmailsRepository(tx).add(mail, { now });
  });
}
