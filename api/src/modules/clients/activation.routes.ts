import { deactivateClients, reactivateClients, removeClient } from '@formline/shared/contracts/clients';
import type { FastifyInstance } from 'fastify';
import { bodyClubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../context';
import { trainersToday } from '../schedules/trainersToday';
import { activationService } from './activation.service';
import { presentClient } from './clients.presenter';
import { clientsService } from './clients.service';

/** Which clients a trainer works with. */
export async function activationRoutes(
  app: FastifyInstance,
  { db: database, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, reactivateClients, {
    policy: bodyClubScopePolicy(database),
    handle: async ({ actor: { trainerId }, query, body: { userId, ...scope }, db }) => {
      const activation = activationService({ db, clock });
      const listed = query.activateAll
        ? await activation.activateAll(trainerId, scope)
        : await activation.activateOne(trainerId, userId, scope);
      return listed.map(presentClient);
    },
  });

  registerEndpoint(app, deactivateClients, {
    handle: async ({ actor, db }) => {
      const activation = activationService({ db, clock });
      return (await activation.deactivateAll(actor.trainerId)).map(presentClient);
    },
  });

  registerEndpoint(app, removeClient, {
    handle: async ({ actor, query: { clientId, currentDate }, db }) => {
      await clientsService(db).remove(actor.trainerId, clientId, trainersToday(currentDate, clock));
      return { id: clientId };
    },
  });
}
