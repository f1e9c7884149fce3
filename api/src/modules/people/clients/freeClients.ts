import { freeSeats, type SeatHolder } from '@formline/shared/domain/clients/freeClients';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { presentCurrentUser } from '../users/users.presenter';
import { usersService } from '../users/users.service';
import { activationRepository } from './activation.repository';

export async function readSubscribedTrainer(
  db: DatabaseHandle,
  trainerId: number,
  clientId?: number,
): Promise<SeatHolder> {
  const account = await usersService(db).readCurrent(trainerId);
  const removedFreeClients = account.removedFreeClients.filter(
    (removed) => clientId === undefined || removed.clientId !== clientId,
  );
  return presentCurrentUser({ ...account, removedFreeClients });
}

/** Lock the trainer first. @param clientId who becomes active: a removed client returns to the old slot */
export async function roomForClients(
  { db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock },
  trainerId: number,
  clientId?: number,
): Promise<number> {
  const trainer = await readSubscribedTrainer(db, trainerId, clientId);
  const { active } = await activationRepository(db).count(trainerId);
  return freeSeats(trainer, active, clock.now()) ?? Number.POSITIVE_INFINITY;
}
