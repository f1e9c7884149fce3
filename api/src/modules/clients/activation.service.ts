import type { ClubScope } from '@formline/shared/contracts/clubScope';
import {
  activeClientLimit,
  clientActivation,
  type SubscribedTrainer,
} from '@formline/shared/domain/subscription';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { freeClientLimit, invalidInput, notFound } from '../../plugins/HttpProblem';
import { usersRepository } from '../users/users.repository';
import { activationRepository } from './activation.repository';
import type { ClientRow } from './clients.repository';
import { clientsService } from './clients.service';

/** Reads what the rules need to know of a trainer. */
export type ReadTrainer = (db: DatabaseHandle, trainerId: number) => Promise<SubscribedTrainer>;

interface ActivationOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly readTrainer: ReadTrainer;
}

/** Every change first locks the trainer, so that calls made at once cannot pass the limit together. */
export function activationService({ db, clock, readTrainer }: ActivationOptions) {
  const changeFor = <T>(trainerId: number, change: (tx: DatabaseHandle) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await usersRepository(tx).lock(trainerId);
      return change(tx);
    });

  const assertRoomFor = async (tx: DatabaseHandle, trainerId: number, more: number): Promise<void> => {
    const limit = activeClientLimit(await readTrainer(tx, trainerId), clock.now());
    if (limit === null || more === 0) return;
    const { active } = await activationRepository(tx).count(trainerId);
    if (active + more > limit) throw freeClientLimit();
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
        if (isActive === null) throw notFound('You have no client with this number.');
        if (!isActive) {
          await assertRoomFor(tx, trainerId, 1);
          await clients.activate(trainerId, clientId);
        }
        return clientsService(tx).list(trainerId, scope);
      });
    },

    async activateAll(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      return changeFor(trainerId, async (tx) => {
        const clients = activationRepository(tx);
        await assertRoomFor(tx, trainerId, await clients.countInactive(trainerId, scope));
        await clients.setAll(trainerId, scope, true);
        return clientsService(tx).list(trainerId, scope);
      });
    },

    /** A limited trainer within the limit keeps the clients: the choice of a free client is not reversed by it. */
    async deactivateAll(trainerId: number): Promise<ClientRow[]> {
      return changeFor(trainerId, async (tx) => {
        const clients = activationRepository(tx);
        const trainer = await readTrainer(tx, trainerId);
        const isFree = activeClientLimit(trainer, clock.now()) === null;
        const wanted = clientActivation(trainer, await clients.count(trainerId), clock.now());
        if (isFree || wanted === 'deactivate-all') await clients.setAll(trainerId, {}, false);
        return clientsService(tx).list(trainerId, {});
      });
    },
  };
}
