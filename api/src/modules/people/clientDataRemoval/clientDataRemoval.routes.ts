import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/people/clientDataRemoval';
import type { FastifyInstance } from 'fastify';
import type { TrainerCall } from '../../../plugins/actor';
import type { ModuleContext } from '../../context';
import { clientDataRemovalService } from './clientDataRemoval.service';

const clientOf = ({ actor, params }: TrainerCall) => ({ trainerId: actor.trainerId, clientId: params.id });

export async function clientDataRemovalRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint } = context;

  registerEndpoint(app, readClientDataRemoval, {
    handle: async (call) => {
      const dueAt = await clientDataRemovalService({ ...context, db: call.db }).readDueAt(clientOf(call));
      return { due_on: dueAt?.toISOString().slice(0, 10) ?? null };
    },
  });

  registerEndpoint(app, requestClientDataRemoval, {
    handle: async (call) => {
      const dueAt = await clientDataRemovalService({ ...context, db: call.db }).request(clientOf(call));
      return { due_on: dueAt.toISOString().slice(0, 10) };
    },
  });

  registerEndpoint(app, keepClientData, {
    handle: async (call) => ({
      kept: await clientDataRemovalService({ ...context, db: call.db }).keep(clientOf(call)),
    }),
  });
}
