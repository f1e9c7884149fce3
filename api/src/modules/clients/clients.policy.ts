import type { DatabaseHandle } from '../../database/database';
import type { TrainerActor } from '../../plugins/actor';
import { clientsRepository } from './clients.repository';
import { noSuchClient } from './noSuchClient';

/** Lets a trainer work with their own clients; anybody else's are not there at all. */
export function ownClientPolicy(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return async (call: {
    readonly actor: TrainerActor;
    readonly params: { readonly id: number };
  }): Promise<void> => {
    if (!(await clients.exists(call.actor.trainerId, call.params.id))) {
      throw noSuchClient();
    }
  };
}
