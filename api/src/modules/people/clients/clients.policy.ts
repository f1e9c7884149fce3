import type { TrainerCall } from '../../../plugins/actor';
import { clientAccess, type PolicyParts } from './clientAccess';

/** Lets a trainer work with their own clients; anybody else's are not there at all. */
export function ownClientPolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  return async ({ actor, params }: TrainerCall): Promise<void> =>
    access.requireOne(actor.trainerId, params.id);
}

/** The same for somebody's profile or calculations, which may be the trainer's own. */
export function ownClientOrSelfPolicy(parts: PolicyParts) {
  const checkClient = ownClientPolicy(parts);
  return async (call: TrainerCall): Promise<void> => {
    if (call.params.id !== call.actor.trainerId) await checkClient(call);
  };
}
