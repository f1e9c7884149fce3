import { addDays } from '@formline/shared/domain/dates/calendarDates';
import {
  bodyWeightPlanContract,
  type BodyWeightPlanInput,
} from '@formline/shared/contracts/calculators/bodyWeightPlan';
import {
  BODY_WEIGHT_PLAN_FORMULA,
  calculateBodyWeightPlan,
} from '@formline/shared/domain/calculators/body-weight-plan/bodyWeightPlan';
import type { HealthPerson } from './healthPeople';

const PLAN_DAYS = 120;
const LOSS = 0.94;
const GAIN = 1.03;
const LIGHT_POUNDS = 135;

type Calculated = ReturnType<typeof calculateBodyWeightPlan>;

/** Cached, because a plan takes milliseconds and every copy of the demo data computes the same ones. */
const plans = new Map<string, Calculated>();

function planOf(input: BodyWeightPlanInput, coefficient: number): Calculated {
  const key = JSON.stringify([input, coefficient]);
  const plan = plans.get(key) ?? calculateBodyWeightPlan(input, coefficient);
  plans.set(key, plan);
  return plan;
}

export function planCalculation(person: HealthPerson, today: string) {
  const weight = Math.round(person.weight);
  const input: BodyWeightPlanInput = {
    sex: person.sex,
    age: person.age,
    height: person.heightInches,
    unit_height: 'in',
    weight,
    goal_weight: Math.round(weight * (weight < LIGHT_POUNDS ? GAIN : LOSS)),
    unit_weight: 'lb',
    days: PLAN_DAYS,
    activity_level_id: person.activityLevelId ?? 1,
    activity_change: 0,
  };
  const calculated = planOf(input, person.coefficient);
  if (calculated.kind === 'problem') throw new Error(`A plan of the seed fails: ${calculated.problem}`);
  return {
    ...BODY_WEIGHT_PLAN_FORMULA,
    kind: bodyWeightPlanContract.wireKind,
    calculatedOn: addDays(today, -5 - (person.index % 30)),
    input,
    result: calculated.result,
  };
}
