import type { DatabaseHandle } from '../../database/database';
import type { TrainerActor } from '../../plugins/actor';
import { ownClientPolicy } from '../clients/clients.policy';

/** Lets a trainer reckon for their own clients and for themselves; anybody else is not there at all. */
export function calculatorSubjectPolicy(db: DatabaseHandle) {
  const checkClient = ownClientPolicy(db);
  return async (call: {
    readonly actor: TrainerActor;
    readonly params: { readonly id: number };
  }): Promise<void> => {
    if (call.params.id !== call.actor.trainerId) await checkClient(call);
  };
}
