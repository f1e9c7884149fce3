import { heldSince } from '@formline/shared/domain/freeClients';
import { activeClientLimit } from '@formline/shared/domain/subscription';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { usersRepository } from '../users/users.repository';
import { activationRepository } from './activation.repository';
import { clientsService } from './clients.service';
import { readSubscribedTrainer } from './freeClients';
import { removedFreeClientsRepository } from './removedFreeClients.repository';

/** Removes a client; the place of a free client stays taken for a while. */
export function clientRemovalService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    /** Locks the trainer, so that an activation at the same moment sees the place as taken. */
    async remove(trainerId: number, clientId: number, today: string): Promise<void> {
      await db.transaction(async (tx) => {
        const users = usersRepository(tx);
        await users.lock(trainerId);
        const now = clock.now();
        const takesFreeSeat = await isFreeClient(tx, { trainerId, clientId, now });
        await clientsService(tx).remove(trainerId, clientId, today);
        if (!takesFreeSeat) return;
        const hasAccount = (await users.findById(clientId)) !== null;
        const removed = { trainerId, clientId: hasAccount ? clientId : null, removedAt: now };
        await removedFreeClientsRepository(tx).add(removed, heldSince(now));
      });
    },
  };
}

interface RemovedClient {
  readonly trainerId: number;
  readonly clientId: number;
  readonly now: Date;
}

/** Beyond the limit nobody has been chosen yet. */
async function isFreeClient(
  tx: DatabaseHandle,
  { trainerId, clientId, now }: RemovedClient,
): Promise<boolean> {
  const limit = activeClientLimit(await readSubscribedTrainer(tx, trainerId), now);
  const clients = activationRepository(tx);
  const isActive = await clients.isActive(trainerId, clientId, {});
  return limit !== null && isActive === true && (await clients.count(trainerId)).active <= limit;
}
