import {
  deactivateClients,
  reactivateClients,
  removeClient,
} from '@formline/shared/contracts/people/clients';
import type { FastifyInstance } from 'fastify';
import { bodyClubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { invalidInput } from '../../../plugins/HttpProblem';
import { trainersToday } from './trainersToday';
import { activationService } from './activation.service';
import { clientRemovalService } from './clientRemoval.service';
import { presentClient } from './clients.presenter';
import { peopleTexts as texts } from '../people.texts';

export async function activationRoutes(
  app: FastifyInstance,
  { db: database, clock, onClientLeaves, registerEndpoint }: ModuleContext,
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
    handle: async ({ actor, query, body, db }) => {
      const clientId = namedClient(query.clientId, body?.clientId);
      const today = trainersToday(query.currentDate ?? body?.currentDate, clock);
      const removal = clientRemovalService({ db, clock, onClientLeaves });
      await removal.remove({ trainerId: actor.trainerId, clientId, today });
      return { id: clientId };
    },
  });
}

/** @throws HttpProblem when no client is named or two differ, because a removal must not pick one */
function namedClient(inQuery: number | undefined, inBody: number | undefined): number {
  const clientId = inQuery ?? inBody;
  if (clientId === undefined) throw invalidInput(texts.clients.removeWhom);
  if (inBody !== undefined && inBody !== clientId) throw invalidInput(texts.clients.removeTwo);
  return clientId;
}
