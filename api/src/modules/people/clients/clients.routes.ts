import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { FastifyInstance } from 'fastify';
import { clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { presentClient } from './clients.presenter';
import { clientsService } from './clients.service';

export async function clientsRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const clients = clientsService(db);

  registerEndpoint(app, listTrainerClients, {
    policy: clubScopePolicy(db),
    isAnswerTrusted: true,
    handle: async ({ actor, query }) => (await clients.list(actor.trainerId, query)).map(presentClient),
  });
}
