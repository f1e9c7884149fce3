import {
  bodyFatInputSchema,
  bodyFatResultSchema,
  listBodyFatHistory,
  readCurrentBodyFat,
  saveBodyFat,
} from '@formline/shared/contracts/bodyFat';
import {
  bodyWeightPlanInputSchema,
  bodyWeightPlanResultSchema,
  listBodyWeightPlanHistory,
  readCurrentBodyWeightPlan,
  saveBodyWeightPlan,
} from '@formline/shared/contracts/bodyWeightPlan';
import {
  listMaxHeartRateHistory,
  maxHeartRateInputSchema,
  maxHeartRateResultSchema,
  readCurrentMaxHeartRate,
  saveMaxHeartRate,
} from '@formline/shared/contracts/maxHeartRate';
import { BODY_FAT_VERSION, calculateBodyFat } from '@formline/shared/domain/calculators/calculateBodyFat';
import {
  calculateMaxHeartRate,
  MAX_HEART_RATE_VERSION,
} from '@formline/shared/domain/calculators/calculateMaxHeartRate';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { bodyWeightPlanService } from './bodyWeightPlan.service';
import { refOf } from './calculatorRef';
import { ownClientOrSelfPolicy } from '../../people/clients/clients.policy';
import { calculationPresenter } from './calculators.presenter';
import { calculatedOrRefused, calculatorsService } from './calculators.service';

/** Body weight plan, maximum heart rate and body fat. */
export async function bodyCalculatorsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  registerBodyWeightPlan(app, context);
  registerMaxHeartRate(app, context);
  registerBodyFat(app, context);
}

function registerBodyWeightPlan(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const policy = ownClientOrSelfPolicy({ db, clock });
  const calculators = calculatorsService({ db, clock });
  const present = calculationPresenter({
    input: bodyWeightPlanInputSchema,
    result: bodyWeightPlanResultSchema,
  });

  registerEndpoint(app, saveBodyWeightPlan, {
    policy,
    handle: async ({ db: callDb, actor, params, body }) => {
      const ref = { trainerId: actor.trainerId, subjectId: params.id, actorId: actor.userId };
      return present.presentSaved(await bodyWeightPlanService({ db: callDb, clock }).save(ref, body));
    },
  });

  registerEndpoint(app, readCurrentBodyWeightPlan, {
    policy,
    handle: async (call) =>
      present.presentCurrent(await calculators.readCurrent(refOf('body-weight-plan', call))),
  });

  registerEndpoint(app, listBodyWeightPlanHistory, {
    policy,
    handle: async (call) =>
      present.presentPage(await calculators.listHistory(refOf('body-weight-plan', call), call.query)),
  });
}

function registerMaxHeartRate(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const policy = ownClientOrSelfPolicy({ db, clock });
  const calculators = calculatorsService({ db, clock });
  const present = calculationPresenter({
    input: maxHeartRateInputSchema,
    result: maxHeartRateResultSchema,
  });

  registerEndpoint(app, saveMaxHeartRate, {
    policy,
    handle: async ({ db: callDb, body: { date, input }, ...call }) => {
      const result = calculatedOrRefused(calculateMaxHeartRate(input));
      const calculation = { date, formula: input.formula, version: MAX_HEART_RATE_VERSION, input, result };
      const service = calculatorsService({ db: callDb, clock });
      return present.presentSaved(await service.save(refOf('mhr', call), calculation));
    },
  });

  registerEndpoint(app, readCurrentMaxHeartRate, {
    policy,
    handle: async (call) => present.presentCurrent(await calculators.readCurrent(refOf('mhr', call))),
  });

  registerEndpoint(app, listMaxHeartRateHistory, {
    policy,
    handle: async (call) =>
      present.presentPage(await calculators.listHistory(refOf('mhr', call), call.query)),
  });
}

function registerBodyFat(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const policy = ownClientOrSelfPolicy({ db, clock });
  const calculators = calculatorsService({ db, clock });
  const present = calculationPresenter({ input: bodyFatInputSchema, result: bodyFatResultSchema });

  registerEndpoint(app, saveBodyFat, {
    policy,
    handle: async ({ db: callDb, body: { date, input }, ...call }) => {
      const result = calculatedOrRefused(calculateBodyFat(input));
      const calculation = { date, formula: input.method, version: BODY_FAT_VERSION, input, result };
      const service = calculatorsService({ db: callDb, clock });
      return present.presentSaved(await service.save(refOf('body-fat', call), calculation));
    },
  });

  registerEndpoint(app, readCurrentBodyFat, {
    policy,
    handle: async (call) => present.presentCurrent(await calculators.readCurrent(refOf('body-fat', call))),
  });

  registerEndpoint(app, listBodyFatHistory, {
    policy,
    handle: async (call) =>
      present.presentPage(await calculators.listHistory(refOf('body-fat', call), call.query)),
  });
}
