import { isClientRole } from '@formline/shared/domain/roles';
import type { DatabaseHandle } from '../../database/database';
import type { Actor } from '../../plugins/actor';
import { forbidden } from '../../plugins/HttpProblem';
import { clientsRepository } from '../clients/clients.repository';
import { noSuchClient } from '../clients/noSuchClient';
import { type DashboardCard, healthRecordsRepository } from './healthRecords.repository';

interface RecordCall {
  readonly actor: Actor;
  readonly params: { readonly id: number };
}

/** Lets trainers work with what is recorded of their clients, and clients with their own; anybody else's is not there. */
export function recordOwnerPolicy(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return async ({ actor, params: { id } }: RecordCall): Promise<void> => {
    const isAllowed = isClientRole(actor.role)
      ? id === actor.userId
      : actor.trainerId !== null && (await clients.exists(actor.trainerId, id));
    if (!isAllowed) throw noSuchClient();
  };
}

/** The same for a card of the dashboard, which a trainer may hide from the client. */
export function cardReaderPolicy(db: DatabaseHandle, card: DashboardCard) {
  const checkOwner = recordOwnerPolicy(db);
  const records = healthRecordsRepository(db);
  return async (call: RecordCall): Promise<void> => {
    await checkOwner(call);
    if (isClientRole(call.actor.role) && !(await records.isShownTo(call.actor.userId, card))) {
      throw forbidden('Your trainer does not show this to you.');
    }
  };
}
