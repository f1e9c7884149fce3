import type { TrainerCall } from '../../../plugins/actor';
import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { milestonesRepository } from './milestones.repository';

/** Lets a trainer delete a milestone of a client they may work with; one that is not theirs is left to the service. */
export function ownMilestonePolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  const milestones = milestonesRepository(parts.db);
  return async ({ actor: { trainerId }, params }: TrainerCall): Promise<void> => {
    const clientId = await milestones.findClientId(trainerId, params.id);
    if (clientId !== null) await access.requireAll(trainerId, [clientId]);
  };
}
