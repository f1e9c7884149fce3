import type { DatabaseHandle } from '../../database/database';
import type { TrainerActor } from '../../plugins/actor';
import { notFound } from '../../plugins/HttpProblem';
import { clientsRepository } from './clients.repository';

/** Lets a trainer work with their own clients; anybody else's are not there at all. */
export function ownClientPolicy(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return async (call: {
    readonly actor: TrainerActor;
    readonly params: { readonly id: number };
  }): Promise<void> => {
    if (!(await clients.exists(call.actor.trainerId, call.params.id))) {
      throw notFound('You have no client with this number.');
    }
  };
}
