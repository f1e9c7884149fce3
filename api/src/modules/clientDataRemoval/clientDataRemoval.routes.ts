import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/clientDataRemoval';
import type { FastifyInstance } from 'fastify';
import type { TrainerActor } from '../../plugins/actor';
import type { ModuleContext } from '../context';
import { clientDataRemovalService } from './clientDataRemoval.service';

interface CallAboutClient {
  readonly actor: TrainerActor;
  readonly params: { readonly id: number };
}

const named = ({ actor, params }: CallAboutClient) => ({ trainerId: actor.trainerId, clientId: params.id });

/** Having what a trainer holds of a client deleted, and taking it back. */
export async function clientDataRemovalRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint } = context;
  const serviceOn = (db: ModuleContext['db']) => clientDataRemovalService({ ...context, db });

  registerEndpoint(app, readClientDataRemoval, {
    handle: async (call) => {
      const dueAt = await serviceOn(call.db).readDueAt(named(call));
      return { due_on: dueAt?.toISOString().slice(0, 10) ?? null };
    },
  });

  registerEndpoint(app, requestClientDataRemoval, {
    handle: async (call) => {
      const dueAt = await serviceOn(call.db).request(named(call));
      return { due_on: dueAt.toISOString().slice(0, 10) };
    },
  });

  registerEndpoint(app, keepClientData, {
    handle: async (call) => ({ kept: await serviceOn(call.db).keep(named(call)) }),
  });
}
