import type { ClubScope } from '@formline/shared/contracts/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import { clientInvitationsRepository } from '../clientInvitations/clientInvitations.repository';
import { planChangesRepository } from '../../scheduling/schedules/planChanges.repository';
import { planSourcesRepository } from '../../scheduling/schedules/planSources.repository';
import { activationRepository } from './activation.repository';
import { type ClientRow, clientsRepository } from './clients.repository';
import { noSuchClient } from './noSuchClient';

export function clientsService(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return {
    async list(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      return clients.list(trainerId, scope);
    },

    async read(trainerId: number, clientId: number): Promise<ClientRow> {
      const client = await clients.findById(trainerId, clientId);
      if (!client) throw noSuchClient();
      return client;
    },

    /** What is planned from today on goes from the calendar; what is past or done stays as the client's history. */
    async remove(trainerId: number, clientId: number, today: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await planSourcesRepository(tx).lockClient(trainerId, clientId, {}))) throw noSuchClient();
        const plans = planChangesRepository(tx);
        const planned = await plans.lockAll({ trainerId, clientId });
        await plans.endPlans(planned, today);
        await activationRepository(tx).remove(trainerId, clientId);
        const invitations = clientInvitationsRepository(tx);
        await invitations.withdraw(trainerId, clientId);
        await invitations.removeUnopenedAccount(clientId);
      });
    },
  };
}
