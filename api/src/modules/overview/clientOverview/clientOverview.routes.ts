import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { trainersToday } from '../../people/clients/trainersToday';
import { clubScopePolicy } from '../../people/clubs/clubScope.policy';
import { presentOverview } from './clientOverview.presenter';
import { clientOverviewService } from './clientOverview.service';

export async function clientOverviewRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const overview = clientOverviewService({ db, clock });

  registerEndpoint(app, readClientOverview, {
    policy: clubScopePolicy(db),
    isAnswerTrusted: true,
    handle: async ({ actor: { trainerId }, query: { currentDate, ...scope } }) =>
      presentOverview(await overview.read({ trainerId, scope, today: trainersToday(currentDate, clock) })),
  });
}
