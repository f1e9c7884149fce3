import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import type { FastifyInstance } from 'fastify';
import { clientAccess } from '../clients/clientAccess';
import { clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { presentActivity } from './activityFeed.presenter';
import { activityFeedService } from './activityFeed.service';

export async function activityFeedRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const access = clientAccess({ db, clock });
  const checkClub = clubScopePolicy(db);
  const feed = activityFeedService(db);

  registerEndpoint(app, listActivities, {
    policy: async (call) => {
      await checkClub(call);
      const { client_user_id: clientId } = call.query;
      if (clientId !== undefined) await access.requireAll(call.actor.trainerId, [clientId]);
    },
    handle: async ({ actor, query }) => (await feed.list(actor.trainerId, query)).map(presentActivity),
  });
}
