import {
  assignNutrition,
  deleteNutrition,
  listNutrition,
  readLatestNutrition,
  restoreNutrition,
  updateNutrition,
} from '@formline/shared/contracts/records/nutrition';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { cardReaderPolicy, recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import { presentNutrition } from './nutrition.presenter';
import { latestNutritionOf, nutritionOf, nutritionService } from './nutrition.service';

export async function nutritionRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = recordOwnerPolicy({ db, clock });
  const readerPolicy = cardReaderPolicy({ db, clock }, 'nutrition');

  registerEndpoint(app, readLatestNutrition, {
    policy: readerPolicy,
    handle: async ({ params }) => {
      const latest = await latestNutritionOf(db, params.id);
      return latest && presentNutrition(latest);
    },
  });

  registerEndpoint(app, listNutrition, {
    policy: readerPolicy,
    handle: async ({ params }) => (await nutritionOf(db, params.id)).map(presentNutrition),
  });

  registerEndpoint(app, assignNutrition, {
    policy,
    handle: async ({ db: callDb, actor, params, body }) => {
      const ref = { clientId: params.id, actorId: actor.userId };
      return presentNutrition(await nutritionService({ db: callDb, clock }).assign(ref, body));
    },
  });

  registerEndpoint(app, updateNutrition, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, nutritionId }, body }) =>
      presentNutrition(await nutritionService({ db: callDb, clock }).update({ clientId, nutritionId }, body)),
  });

  registerEndpoint(app, deleteNutrition, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, nutritionId } }) => {
      await nutritionService({ db: callDb, clock }).delete({ clientId, nutritionId });
      return { id: nutritionId };
    },
  });

  registerEndpoint(app, restoreNutrition, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, nutritionId } }) =>
      presentNutrition(await nutritionService({ db: callDb, clock }).restore({ clientId, nutritionId })),
  });
}
