import { mayWorkWith } from '@formline/shared/domain/clients/freeClients';
import { isSubscribed } from '@formline/shared/domain/accounts/subscription';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { type HttpProblem, inactiveClient, notFound } from '../../../plugins/HttpProblem';
import { activationRepository } from './activation.repository';
import { clientsRepository, type ClientStatus } from './clients.repository';
import { readSubscribedTrainer } from './freeClients';
import { peopleTexts as texts } from '../people.texts';
import type { TrainerCall } from '../../../plugins/actor';

export interface PolicyParts {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}

/** Own clients, with a limit active ones only. Applies to all calls but list, invite, activate and remove. */
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

    /** For lists: whether the trainer may work with clients of this status. @param trainer as it was read with the list */
    async openClients(
      trainerId: number,
      trainer: Pick<ClientStatus, 'bypass_subscription' | 'subscription_expiration_date'>,
    ): Promise<(isActive: boolean) => boolean> {
      const now = clock.now();
      if (isSubscribed(trainer, now)) return () => true;
      const seats = await readSubscribedTrainer(db, trainerId);
      const { active } = await activationRepository(db).count(trainerId);
      return (isActive) => mayWorkWith(seats, { isActive, active }, now);
    },

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

export const noSuchClient = (): HttpProblem => notFound(texts.clients.noSuch);

export function ownClientPolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  return async ({ actor, params }: TrainerCall): Promise<void> =>
    access.requireOne(actor.trainerId, params.id);
}

/** Also allows the trainer's own profile and calculations. */
export function ownClientOrSelfPolicy(parts: PolicyParts) {
  const checkClient = ownClientPolicy(parts);
  return async (call: TrainerCall): Promise<void> => {
    if (call.params.id !== call.actor.trainerId) await checkClient(call);
  };
}
