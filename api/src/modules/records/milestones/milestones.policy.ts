import type { TrainerCall } from '../../../plugins/actor';
import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { milestonesRepository } from './milestones.repository';

/** A foreign milestone is left to the service, which refuses it. */
export function ownMilestonePolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  const milestones = milestonesRepository(parts.db);
  return async ({ actor: { trainerId }, params }: TrainerCall): Promise<void> => {
    const clientId = await milestones.findClientId(trainerId, params.id);
    if (clientId !== null) await access.requireAll(trainerId, [clientId]);
  };
}
