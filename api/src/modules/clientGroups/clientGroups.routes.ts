import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import type { FastifyInstance } from 'fastify';
import { clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../context';
import { presentGroup } from './clientGroups.presenter';
import { clientGroupsService } from './clientGroups.service';

/** The trainer's client groups. */
export async function clientGroupsRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const groups = clientGroupsService(db);

  registerEndpoint(app, listClientGroups, {
    policy: clubScopePolicy(db),
    handle: async ({ actor, query }) => (await groups.list(actor.trainerId, query)).map(presentGroup),
  });
}
