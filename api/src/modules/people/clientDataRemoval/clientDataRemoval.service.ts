import { REMOVAL_WAIT_DAYS } from '@formline/shared/contracts/accounts/accountRemoval';
import { type Clock, daysAfter } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { EmailOutbox } from '../../../mail/emailOutbox';
import { clientsRepository } from '../clients/clients.repository';
import { noSuchClient } from '../clients/clientAccess';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { clientDataEmails } from './clientDataEmails';
import { type ClientOfTrainer, clientDataRemovalsRepository } from './clientDataRemovals.repository';

interface ClientDataRemovalDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly emailOutbox: EmailOutbox;
}

export function clientDataRemovalService({ db, clock, emailOutbox }: ClientDataRemovalDependencies) {
  const removals = clientDataRemovalsRepository(db);

  return {
    async readDueAt(whose: ClientOfTrainer): Promise<Date | null> {
      await requireOwn(whose);
      return removals.findDueAt(whose);
    },

    /** A waiting request keeps its date. */
    async request(whose: ClientOfTrainer): Promise<Date> {
      await requireOwn(whose);
      const now = clock.now();
      const dueAt = daysAfter(now, REMOVAL_WAIT_DAYS);
      if (!(await removals.add({ ...whose, createdAt: now, dueAt }))) {
        return (await removals.findDueAt(whose)) ?? dueAt;
      }
      await notify('waiting', whose, dueAt);
      return dueAt;
    },

    /** False when no request was waiting. Restores clients who were removed from the list meanwhile, too. */
    async keep(whose: ClientOfTrainer): Promise<boolean> {
      const now = clock.now();
      if (!(await removals.keep(whose, now))) {
        await requireOwn(whose);
        return false;
      }
      await notify('kept', whose, now);
      return true;
    },
  };

  async function requireOwn({ trainerId, clientId }: ClientOfTrainer): Promise<void> {
    if (!(await clientsRepository(db).exists(trainerId, clientId))) throw noSuchClient();
  }

  async function notify(
    event: 'waiting' | 'kept',
    { trainerId, clientId }: ClientOfTrainer,
    day: Date,
  ): Promise<void> {
    const users = userAccountsRepository(db);
    const trainer = await users.findById(trainerId);
    const client = await users.findById(clientId);
    if (!trainer || !client) return;
    for (const mail of clientDataEmails(event, { trainer, client }, day)) await emailOutbox.post(db, mail);
  }
}
