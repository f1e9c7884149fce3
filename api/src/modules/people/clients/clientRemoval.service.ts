import { heldSince } from '@formline/shared/domain/clients/freeClients';
import { activeClientLimit } from '@formline/shared/domain/accounts/subscription';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { removedFreeClientsRepository } from '../users/removedFreeClients.repository';
import { activationRepository } from './activation.repository';
import { clientRemovalRepository } from './clientRemoval.repository';
import { readSubscribedTrainer } from './freeClients';
import { noSuchClient } from './clientAccess';

export interface LeavingClient {
  readonly trainerId: number;
  readonly clientId: number;
  readonly today: string;
}

/** Runs in the transaction of the removal. */
export type OnClientLeaves = (db: Transaction, leaving: LeavingClient) => Promise<void>;

interface ClientRemovalDependencies {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly onClientLeaves: OnClientLeaves;
}

/** A removed free client keeps counting against the limit for a while. */
export function clientRemovalService({ db, clock, onClientLeaves }: ClientRemovalDependencies) {
  return {
    /** Locks the trainer, so that a parallel activation still counts the client. */
    async remove(leaving: LeavingClient): Promise<void> {
      const { trainerId, clientId } = leaving;
      const users = userAccountsRepository(db);
      await users.lock(trainerId);
      const now = clock.now();
      const takesFreeSeat = await isFreeClient(db, { trainerId, clientId, now });
      await endRelation(leaving);
      if (!takesFreeSeat) return;
      const hasAccount = (await users.findById(clientId)) !== null;
      const removed = { trainerId, clientId: hasAccount ? clientId : null, removedAt: now };
      await removedFreeClientsRepository(db).add(removed, heldSince(now));
    },
  };

  async function endRelation(leaving: LeavingClient): Promise<void> {
    const { trainerId, clientId } = leaving;
    const repository = clientRemovalRepository(db);
    if (!(await repository.lock(trainerId, clientId))) throw noSuchClient();
    await onClientLeaves(db, leaving);
    await repository.remove(trainerId, clientId);
    await repository.withdrawInvitation(trainerId, clientId);
    await repository.removeUnopenedAccount(clientId);
  }
}

interface RemovedClient {
  readonly trainerId: number;
  readonly clientId: number;
  readonly now: Date;
}

async function isFreeClient(db: Transaction, { trainerId, clientId, now }: RemovedClient): Promise<boolean> {
  const limit = activeClientLimit(await readSubscribedTrainer(db, trainerId), now);
  const clients = activationRepository(db);
  const isActive = await clients.isActive(trainerId, clientId, {});
  return limit !== null && isActive === true && (await clients.count(trainerId)).active <= limit;
}
