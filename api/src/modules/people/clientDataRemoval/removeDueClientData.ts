import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { inOneTransaction } from '../../../database/oneTransaction';
import { outgoingEmailsRepository } from '../../../mail/outgoingEmails.repository';
import { clientRemovalService } from '../clients/clientRemoval.service';
import { clientsRepository } from '../clients/clients.repository';
import { usersRepository } from '../users/users.repository';
import { clientDataRepository } from './clientData.repository';
import { clientDataEmails } from './clientDataEmails';
import { type ClientOfTrainer, clientDataRemovalsRepository } from './clientDataRemovals.repository';

interface Due {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

/** One client in one transaction: what is undone by a crash is done again, and of many servers one has the request. */
export async function removeDueClientData({ db, clock }: Due, id: number): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    const now = clock.now();
    const removals = clientDataRemovalsRepository(tx);
    const claimed = await removals.claimDue(id, now);
    if (!claimed) return;
    const { trainerId, clientId } = claimed;
    const trainer = await usersRepository(tx).findById(trainerId);
    const client = clientId === null ? null : await usersRepository(tx).findById(clientId);
    if (trainer && client) {
      await removeClientData({ db: tx, clock }, { trainerId, clientId: client.id });
      for (const mail of clientDataEmails('removed', { trainer, client }, now)) {
        await outgoingEmailsRepository(tx).add(mail, { now });
      }
    }
    await removals.end(id, now);
  });
}

/** Ends the work with the client first, which also deletes an account that was never opened and is nobody else's. */
async function removeClientData({ db, clock }: Due, whose: ClientOfTrainer): Promise<void> {
  await clientDataRepository(db).removeAll(whose);
  const { trainerId, clientId } = whose;
  if (!(await clientsRepository(db).exists(trainerId, clientId))) return;
  const today = clock.now().toISOString().slice(0, 10);
  await clientRemovalService({ db, clock }).remove(trainerId, clientId, today);
}
