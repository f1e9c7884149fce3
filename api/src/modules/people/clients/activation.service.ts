import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { activeClientLimit, clientActivation } from '@formline/shared/domain/accounts/subscription';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { freeClientLimit, invalidInput } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { activationRepository } from './activation.repository';
import type { ClientRow } from './clients.repository';
import { clientsService } from './clients.service';
import { readSubscribedTrainer, roomForClients } from './freeClients';
import { noSuchClient } from './clientAccess';
import { peopleTexts as texts } from '../people.texts';

/** Locks the trainer first, so that parallel calls cannot exceed the limit together. */
export function activationService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  const lockTrainer = async (trainerId: number) => userAccountsRepository(db).lock(trainerId);

  const assertRoomFor = async (
    tx: Transaction,
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
      if (clientId === undefined) throw invalidInput(texts.clients.activateWhom);
      await lockTrainer(trainerId);
      const clients = activationRepository(db);
      const isActive = await clients.isActive(trainerId, clientId, scope);
      if (isActive === null) throw noSuchClient();
      if (!isActive) {
        await assertRoomFor(db, trainerId, { more: 1, clientId });
        await clients.activate(trainerId, clientId);
      }
      return clientsService(db).list(trainerId, scope);
    },

    async activateAll(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      await lockTrainer(trainerId);
      const clients = activationRepository(db);
      await assertRoomFor(db, trainerId, { more: await clients.countInactive(trainerId, scope) });
      await clients.setAll(trainerId, scope, true);
      return clientsService(db).list(trainerId, scope);
    },

    /** Keeps the clients within the free limit, so that the choice of a free client stays irreversible. */
    async deactivateAll(trainerId: number): Promise<ClientRow[]> {
      await lockTrainer(trainerId);
      const clients = activationRepository(db);
      const trainer = await readSubscribedTrainer(db, trainerId);
      const isFree = activeClientLimit(trainer, clock.now()) === null;
      const activation = clientActivation(trainer, await clients.count(trainerId), clock.now());
      if (isFree || activation === 'deactivate-all') await clients.setAll(trainerId, {}, false);
      return clientsService(db).list(trainerId, {});
    },
  };
}
