import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentScheduledWorkout } from './schedules.presenter';
import { schedulesService } from './schedules.service';

export async function schedulesRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const schedules = schedulesService({ db, clock });

  registerEndpoint(app, listMonthWorkouts, {
    isAnswerTrusted: true,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { year, month } }) =>
      (await schedules.listMonth({ trainerId, clientId, year, month })).map(presentScheduledWorkout),
  });
}
