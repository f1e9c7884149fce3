import {
  bmiInputSchema,
  bmiResultSchema,
  listBmiGraph,
  listBmiHistory,
  readCurrentBmi,
  saveBmi,
} from '@formline/shared/contracts/bmi';
import {
  listOneRmHistory,
  oneRmInputSchema,
  oneRmResultSchema,
  readCurrentOneRm,
  saveOneRm,
} from '@formline/shared/contracts/oneRm';
import { BMI_FORMULA, calculateBmi } from '@formline/shared/domain/calculators/calculateBmi';
import { calculateOneRm, ONE_RM_FORMULA } from '@formline/shared/domain/calculators/calculateOneRm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { bmiRange } from './bmiPeriod';
import { ownClientOrSelfPolicy } from '../../people/clients/clients.policy';
import { calculationPresenter } from './calculators.presenter';
import { calculatedOrRefused, calculatorsService } from './calculators.service';
import { refOf } from './calculatorRef';

/** One-rep max and body mass index. */
export async function calculatorsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  registerOneRm(app, context);
  registerBmi(app, context);
}

function registerOneRm(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const policy = ownClientOrSelfPolicy({ db, clock });
  const calculators = calculatorsService({ db, clock });
  const present = calculationPresenter({ input: oneRmInputSchema, result: oneRmResultSchema });

  registerEndpoint(app, saveOneRm, {
    policy,
    handle: async ({ db: callDb, body: { date, input }, ...call }) => {
      const calculation = { date, ...ONE_RM_FORMULA, input, result: calculateOneRm(input) };
      const service = calculatorsService({ db: callDb, clock });
      return present.presentSaved(await service.save(refOf('one-rm', call), calculation));
    },
  });

  registerEndpoint(app, readCurrentOneRm, {
    policy,
    handle: async (call) => present.presentCurrent(await calculators.readCurrent(refOf('one-rm', call))),
  });

  registerEndpoint(app, listOneRmHistory, {
    policy,
    handle: async (call) =>
      present.presentPage(await calculators.listHistory(refOf('one-rm', call), call.query)),
  });
}

function registerBmi(app: FastifyInstance, { db, clock, registerEndpoint }: ModuleContext): void {
  const policy = ownClientOrSelfPolicy({ db, clock });
  const calculators = calculatorsService({ db, clock });
  const present = calculationPresenter({ input: bmiInputSchema, result: bmiResultSchema });

  registerEndpoint(app, saveBmi, {
    policy,
    handle: async ({ db: callDb, body: { date, input }, ...call }) => {
      const result = calculatedOrRefused(calculateBmi(input));
      const service = calculatorsService({ db: callDb, clock });
      return present.presentSaved(
        await service.save(refOf('bmi', call), { date, ...BMI_FORMULA, input, result }),
      );
    },
  });

  registerEndpoint(app, readCurrentBmi, {
    policy,
    handle: async (call) => present.presentCurrent(await calculators.readCurrent(refOf('bmi', call))),
  });

  registerEndpoint(app, listBmiHistory, {
    policy,
    handle: async (call) => {
      const { currentDate, granularity, ...paging } = call.query;
      const range = bmiRange(currentDate, granularity);
      return present.presentPage(await calculators.listHistory(refOf('bmi', call), { ...paging, range }));
    },
  });

  registerEndpoint(app, listBmiGraph, {
    policy,
    handle: async ({ query, ...call }) => calculators.listBmiGraph(refOf('bmi', call), query),
  });
}
