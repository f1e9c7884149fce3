import { bmiContract, listBmiGraph } from '@formline/shared/contracts/calculators/bmi';
import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import type { CalculatorContract } from '@formline/shared/contracts/calculators/calculatorContract';
import { bmiCalculator } from '@formline/shared/domain/calculators/bmi/bmi';
import { bodyFatCalculator } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import type { Calculator } from '@formline/shared/domain/calculators/calculator';
import { maxHeartRateCalculator } from '@formline/shared/domain/calculators/max-heart-rate/maxHeartRate';
import { oneRepMaxCalculator } from '@formline/shared/domain/calculators/one-rep-max/oneRepMax';
import type { FastifyInstance } from 'fastify';
import { ownClientOrSelfPolicy } from '../../people/clients/clientAccess';
import type { ModuleContext } from '../../context';
import { bmiPeriod, bmiRange } from './bmiPeriod';
import { bodyWeightPlanService } from './bodyWeightPlan.service';
import { calculationPresenter } from './calculators.presenter';
import { calculatedOrRefused, calculationsOf, calculatorsService } from './calculators.service';

const plainCalculators: readonly Calculator[] = [
  oneRepMaxCalculator,
  maxHeartRateCalculator,
  bodyFatCalculator,
];

export async function calculatorsRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  for (const calculator of plainCalculators) {
    registerSave(app, context, calculator);
    registerCurrent(app, context, calculator.contract);
    registerHistory(app, context, calculator.contract);
  }
  registerBmi(app, context);
  registerBodyWeightPlan(app, context);
}

function registerSave(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
  { contract, calculationOf }: Calculator,
): void {
  registerEndpoint(app, contract.save, {
    policy: ownClientOrSelfPolicy({ db, clock }),
    handle: async ({ db: callDb, body: { date, input }, ...call }) => {
      const calculation = calculatedOrRefused(calculationOf(input));
      const service = calculatorsService({ db: callDb, clock });
      const saved = await service.save(calculationsOf(contract, call), { date, calculation });
      return calculationPresenter(contract).presentSaved(saved);
    },
  });
}

function registerCurrent(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
  contract: CalculatorContract,
): void {
  registerEndpoint(app, contract.readCurrent, {
    policy: ownClientOrSelfPolicy({ db, clock }),
    handle: async (call) => {
      const newest = await calculatorsService({ db, clock }).readCurrent(calculationsOf(contract, call));
      return newest && calculationPresenter(contract).presentSaved(newest);
    },
  });
}

function registerHistory(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
  contract: CalculatorContract,
): void {
  registerEndpoint(app, contract.listHistory, {
    policy: ownClientOrSelfPolicy({ db, clock }),
    handle: async (call) => {
      const calculations = calculationsOf(contract, call);
      const page = await calculatorsService({ db, clock }).listHistory(calculations, call.query);
      return calculationPresenter(contract).presentPage(page);
    },
  });
}

function registerBmi(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, registerEndpoint } = context;
  const policy = ownClientOrSelfPolicy({ db, clock });
  const service = calculatorsService({ db, clock });
  registerSave(app, context, bmiCalculator);
  registerCurrent(app, context, bmiContract);
  registerEndpoint(app, bmiContract.listHistory, {
    policy,
    handle: async ({ query: { currentDate, granularity, ...paging }, ...call }) => {
      const range = bmiRange(currentDate, granularity);
      const page = await service.listHistory(calculationsOf(bmiContract, call), { ...paging, range });
      return calculationPresenter(bmiContract).presentPage(page);
    },
  });
  registerEndpoint(app, listBmiGraph, {
    policy,
    handle: async ({ query: { currentDate, granularity }, ...call }) =>
      service.listBmiPoints(calculationsOf(bmiContract, call), bmiPeriod(currentDate, granularity)),
  });
}

function registerBodyWeightPlan(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock, registerEndpoint } = context;
  registerEndpoint(app, bodyWeightPlanContract.save, {
    policy: ownClientOrSelfPolicy({ db, clock }),
    handle: async ({ db: callDb, actor, params, body }) => {
      const people = { trainerId: actor.trainerId, subjectId: params.id, actorId: actor.userId };
      const saved = await bodyWeightPlanService({ db: callDb, clock }).save(people, body);
      return calculationPresenter(bodyWeightPlanContract).presentSaved(saved);
    },
  });
  registerCurrent(app, context, bodyWeightPlanContract);
  registerHistory(app, context, bodyWeightPlanContract);
}
