import { activeClientLimit, type SubscribedTrainer } from '@formline/shared/domain/subscription';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { presentCurrentUser } from '../users/users.presenter';
import { usersService } from '../users/users.service';
import { activationRepository } from './activation.repository';

/** Reads what the rules need to know of a trainer. */
export const readSubscribedTrainer = async (
  db: DatabaseHandle,
  trainerId: number,
): Promise<SubscribedTrainer> => presentCurrentUser(await usersService(db).readCurrent(trainerId));

/** How many more clients may be active. The trainer must be locked, or two calls at once count the same room. */
export async function roomForClients(
  { db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock },
  trainerId: number,
): Promise<number> {
  const limit = activeClientLimit(await readSubscribedTrainer(db, trainerId), clock.now());
  if (limit === null) return Number.POSITIVE_INFINITY;
  const { active } = await activationRepository(db).count(trainerId);
  return Math.max(0, limit - active);
}
