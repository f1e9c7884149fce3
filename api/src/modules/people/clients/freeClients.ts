import { freeSeats, type PlaceHolder } from '@formline/shared/domain/clients/freeClients';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { presentCurrentUser } from '../users/users.presenter';
import { usersService } from '../users/users.service';
import { activationRepository } from './activation.repository';

/** Reads what the rules need to know of a trainer; the place the client held before is left out. */
export async function readSubscribedTrainer(
  db: DatabaseHandle,
  trainerId: number,
  clientId?: number,
): Promise<PlaceHolder> {
  const account = await usersService(db).readCurrent(trainerId);
  const removedFreeClients = account.removedFreeClients.filter(
    (removed) => clientId === undefined || removed.clientId !== clientId,
  );
  return presentCurrentUser({ ...account, removedFreeClients });
}

/**
 * How many more clients may be active. The trainer must be locked, or two calls at once count the same room.
 * @param clientId who is to become active: somebody who was removed comes back to the place they had
 */
export async function roomForClients(
  { db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock },
  trainerId: number,
  clientId?: number,
): Promise<number> {
  const trainer = await readSubscribedTrainer(db, trainerId, clientId);
  const { active } = await activationRepository(db).count(trainerId);
  return freeSeats(trainer, active, clock.now()) ?? Number.POSITIVE_INFINITY;
}
