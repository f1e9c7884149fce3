import type { TrainerCall } from '../../../plugins/actor';
import { clientAccess, type PolicyParts } from './clientAccess';

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
