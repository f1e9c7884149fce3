import type { Clock } from '../../../clock';
import type { DatabasePool, Transaction } from '../../../database/database';
import { inOneTransaction } from '../../../database/oneTransaction';
import { outgoingEmailsRepository } from '../../../mail/outgoingEmails.repository';
import { clientRemovalService, type OnClientLeaves } from '../clients/clientRemoval.service';
import { clientsRepository } from '../clients/clients.repository';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import type { DueRemovals } from '../../accounts/accountRemoval/removeDueAccounts.job';
import { clientDataRepository } from './clientData.repository';
import { clientDataEmails } from './clientDataEmails';
import { type ClientOfTrainer, clientDataRemovalsRepository } from './clientDataRemovals.repository';

interface Due {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly onClientLeaves: OnClientLeaves;
}

export const dueClientData = (due: Due): DueRemovals => ({
  async list(now) {
    const ids = await clientDataRemovalsRepository(due.db).listDue(now);
    return ids.map((id) => () => removeDue(due, id));
  },
});

/** One transaction per client; the row lock keeps other servers off the request. */
async function removeDue({ db, ...due }: Due, id: number): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    const now = due.clock.now();
    const removals = clientDataRemovalsRepository(tx);
    const claimed = await removals.claimDue(id, now);
    if (!claimed) return;
    const { trainerId, clientId } = claimed;
    const trainer = await userAccountsRepository(tx).findById(trainerId);
    const client = clientId === null ? null : await userAccountsRepository(tx).findById(clientId);
    if (trainer && client) {
      await removeClientData({ db: tx, ...due }, { trainerId, clientId: client.id });
      for (const mail of clientDataEmails('removed', { trainer, client }, now)) {
        await outgoingEmailsRepository(tx).add(mail, { now });
      }
    }
    await removals.end(id, now);
  });
}

/** Ends the relation first, which also deletes an unopened account without other trainers. */
async function removeClientData(
  { db, clock, onClientLeaves }: Omit<Due, 'db'> & { readonly db: Transaction },
  whose: ClientOfTrainer,
): Promise<void> {
  await clientDataRepository(db).removeAll(whose);
  const { trainerId, clientId } = whose;
  if (!(await clientsRepository(db).exists(trainerId, clientId))) return;
  const today = clock.now().toISOString().slice(0, 10);
  await clientRemovalService({ db, clock, onClientLeaves }).remove({ trainerId, clientId, today });
}
