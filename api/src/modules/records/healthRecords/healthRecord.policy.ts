import { isClientRole } from '@formline/shared/domain/accounts/roles';
import type { Actor } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';
import { clientAccess, noSuchClient, type PolicyParts } from '../../people/clients/clientAccess';
import { type DashboardCard, healthRecordsRepository } from './healthRecords.repository';
import { recordsTexts as texts } from '../records.texts';

interface RecordCall {
  readonly actor: Actor;
  readonly params: { readonly id: number };
}

/** Trainers access records of their clients, clients their own; anything else counts as not found. */
export function recordOwnerPolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  return async ({ actor, params: { id } }: RecordCall): Promise<void> => {
    if (isClientRole(actor.role) && id === actor.userId) return;
    if (isClientRole(actor.role) || actor.trainerId === null) throw noSuchClient();
    await access.requireOne(actor.trainerId, id);
  };
}

export function cardReaderPolicy(parts: PolicyParts, card: DashboardCard) {
  const checkOwner = recordOwnerPolicy(parts);
  const records = healthRecordsRepository(parts.db);
  return async (call: RecordCall): Promise<void> => {
    await checkOwner(call);
    if (isClientRole(call.actor.role) && !(await records.isShownTo(call.actor.userId, card))) {
      throw forbidden(texts.healthRecords.notShown);
    }
  };
}
