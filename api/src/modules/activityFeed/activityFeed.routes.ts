import { listActivities } from '@formline/shared/contracts/activityFeed';
import type { FastifyInstance } from 'fastify';
import { clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../context';
import { presentActivity } from './activityFeed.presenter';
import { activityFeedService } from './activityFeed.service';

/** What happened with a trainer's clients and groups. */
export async function activityFeedRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const feed = activityFeedService(db);

  registerEndpoint(app, listActivities, {
    policy: clubScopePolicy(db),
    handle: async ({ actor, query }) => (await feed.list(actor.trainerId, query)).map(presentActivity),
  });
}
