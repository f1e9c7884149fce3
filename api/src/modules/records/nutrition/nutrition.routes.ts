import { assignNutrition, readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { cardReaderPolicy, recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import { presentNutrition } from './nutrition.presenter';
import { latestNutritionOf, nutritionService } from './nutrition.service';

export async function nutritionRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, readLatestNutrition, {
    policy: cardReaderPolicy({ db, clock }, 'nutrition'),
    handle: async ({ params }) => {
      const latest = await latestNutritionOf(db, params.id);
      return latest && presentNutrition(latest);
    },
  });

  registerEndpoint(app, assignNutrition, {
    policy: recordOwnerPolicy({ db, clock }),
    handle: async ({ db: callDb, actor, params, body }) => {
      const ref = { clientId: params.id, actorId: actor.userId };
      return presentNutrition(await nutritionService({ db: callDb, clock }).assign(ref, body));
    },
  });
}
