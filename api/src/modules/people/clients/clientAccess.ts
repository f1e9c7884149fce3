import { mayWorkWith } from '@formline/shared/domain/clients/freeClients';
import { isSubscribed } from '@formline/shared/domain/accounts/subscription';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { inactiveClient } from '../../../plugins/HttpProblem';
import { activationRepository } from './activation.repository';
import { clientsRepository } from './clients.repository';
import type { ClientStatus } from './clientStatus.repository';
import { readSubscribedTrainer } from './freeClients';
import { noSuchClient } from './noSuchClient';

export interface PolicyParts {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

/**
 * Trainers work with their own clients only, and trainers with a limit with active clients only. Every call
 * about a client applies it, except list, invite, activate and remove.
 */
export function clientAccess({ db, clock }: PolicyParts) {
  const requireOpen = async (trainerId: number, isActive: boolean, whom?: string): Promise<void> => {
    const trainer = await readSubscribedTrainer(db, trainerId);
    const { active } = await activationRepository(db).count(trainerId);
    if (!mayWorkWith(trainer, { isActive, active }, clock.now())) throw inactiveClient(whom);
  };
  const requireAccess = async (trainerId: number, status: ClientStatus | null): Promise<void> => {
    if (!status) throw noSuchClient();
    if (!isSubscribed(status, clock.now())) await requireOpen(trainerId, status.isActive);
  };

  return {
    requireAccess,

    async requireOne(trainerId: number, clientId: number): Promise<void> {
      await requireAccess(trainerId, await clientsRepository(db).findStatus(trainerId, clientId));
    },

    /** Ignores clients who are not the trainer's; the caller refuses those. */
    async requireAll(trainerId: number, clientIds: readonly number[], whom?: string): Promise<void> {
      if (clientIds.length === 0) return;
      const inactive = await activationRepository(db).countInactiveAmong(trainerId, clientIds);
      await requireOpen(trainerId, inactive === 0, whom);
    },
  };
}
