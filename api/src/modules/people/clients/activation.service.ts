import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { activeClientLimit, clientActivation } from '@formline/shared/domain/subscription';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { freeClientLimit, invalidInput } from '../../../plugins/HttpProblem';
import { usersRepository } from '../users/users.repository';
import { activationRepository } from './activation.repository';
import type { ClientRow } from './clients.repository';
import { clientsService } from './clients.service';
import { readSubscribedTrainer, roomForClients } from './freeClients';
import { noSuchClient } from './noSuchClient';

/** Every change first locks the trainer, so that calls made at once cannot pass the limit together. */
export function activationService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const changeFor = <T>(trainerId: number, change: (tx: DatabaseHandle) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await usersRepository(tx).lock(trainerId);
      return change(tx);
    });

  const assertRoomFor = async (
    tx: DatabaseHandle,
    trainerId: number,
    { more, clientId }: { readonly more: number; readonly clientId?: number },
  ): Promise<void> => {
    if (more > 0 && more > (await roomForClients({ db: tx, clock }, trainerId, clientId))) {
      throw freeClientLimit();
    }
  };

  return {
    async activateOne(
      trainerId: number,
      clientId: number | undefined,
      scope: ClubScope,
    ): Promise<ClientRow[]> {
      if (clientId === undefined) throw invalidInput('userId: is needed unless activateAll is true');
      return changeFor(trainerId, async (tx) => {
        const clients = activationRepository(tx);
        const isActive = await clients.isActive(trainerId, clientId, scope);
        if (isActive === null) throw noSuchClient();
        if (!isActive) {
          await assertRoomFor(tx, trainerId, { more: 1, clientId });
          await clients.activate(trainerId, clientId);
        }
        return clientsService(tx).list(trainerId, scope);
      });
    },

    async activateAll(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      return changeFor(trainerId, async (tx) => {
        const clients = activationRepository(tx);
        await assertRoomFor(tx, trainerId, { more: await clients.countInactive(trainerId, scope) });
        await clients.setAll(trainerId, scope, true);
        return clientsService(tx).list(trainerId, scope);
      });
    },

    /** A limited trainer within the limit keeps the clients: the choice of a free client is not reversed by it. */
    async deactivateAll(trainerId: number): Promise<ClientRow[]> {
      return changeFor(trainerId, async (tx) => {
        const clients = activationRepository(tx);
        const trainer = await readSubscribedTrainer(tx, trainerId);
        const isFree = activeClientLimit(trainer, clock.now()) === null;
        const wanted = clientActivation(trainer, await clients.count(trainerId), clock.now());
        if (isFree || wanted === 'deactivate-all') await clients.setAll(trainerId, {}, false);
        return clientsService(tx).list(trainerId, {});
      });
    },
  };
}
