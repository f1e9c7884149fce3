import type { OnClientLeaves } from '../../people/clients/clientRemoval.service';
import { planChangesRepository } from './planChanges.repository';

/** Future work is removed; past and completed work stays as the client's history. */
export const endPlansOfClient: OnClientLeaves = async (db, { trainerId, clientId, today }) => {
  const plans = planChangesRepository(db);
  await plans.endPlans(await plans.lockAll({ trainerId, clientId }), today);
};
