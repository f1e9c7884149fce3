import type {
  BodyWeightPlanInput,
  BodyWeightPlanResult,
} from '../../../contracts/calculators/bodyWeightPlan';
import { estimatedBodyFat } from './bodyComposition';
import { BMI_NORMAL_FROM, bmiTexts, bodyMassIndex } from '../bmi/bmi';
import { intakesForGoal } from './bodyWeightGoal';
import { balancedBody, statesOverTime } from './bodyWeightModel';
import { type Calculated, problemOf, resultOf } from '../calculator';
import { type BalancedBody, type BodyState, weightOf } from './energyBalance';
import { DEFAULT_MACRO_SPLIT, LOWEST_ADVISED_INTAKE, macroGrams } from './macronutrients';
import { fromKilograms, roundTo, toKilograms, toMetres, type WeightUnit } from '../measureUnits';
import { palOfCoefficient } from './physicalActivityLevel';

export const bodyWeightPlanTexts = {
  macrosDoNotAddUp: 'Protein, carbohydrates and fat must add up to 100 percent.',
  goalOutOfReach: 'This goal cannot be reached in this time. Please choose a later day or another goal.',
} as const;

/** The version grows when equal inputs would give another result. */
export const BODY_WEIGHT_PLAN_FORMULA = { formula: 'hall_2011', formulaVersion: 1 } as const;

/** Outside of this range (kg/m²) a unit was wrong or the model does not apply. */
const POSSIBLE_BMI = { from: 10, to: 120 } as const;
/** kcal a day; only very old, very small people would be below it. */
const LOWEST_BALANCE = 500;
const TYPICAL_PAL = { from: 1.4, to: 2.4 } as const;
const DAYS_BETWEEN_POINTS = 7;

export interface PlannedDay {
  readonly day: number;
  readonly weight: number;
  readonly fat: number;
  /** Lean tissue, glycogen and water. */
  readonly lean: number;
}

export interface BodyWeightPlan {
  readonly result: BodyWeightPlanResult;
  readonly curve: readonly PlannedDay[];
}

/**
 * Intakes that lead from a weight to a goal and keep it, for adults who are neither pregnant nor breastfeeding.
 * @param coefficient of the activity level, used when the input has no physical activity level
 */
export function calculateBodyWeightPlan(
  input: BodyWeightPlanInput,
  coefficient: number,
): Calculated<BodyWeightPlanResult> {
  const planned = planBodyWeight(input, coefficient);
  return planned.kind === 'problem' ? planned : resultOf(planned.result.result);
}

/** `calculateBodyWeightPlan` with the curve of the chart. */
export function planBodyWeight(input: BodyWeightPlanInput, coefficient: number): Calculated<BodyWeightPlan> {
  const macros = input.macros ?? DEFAULT_MACRO_SPLIT;
  if (macros.protein + macros.carbohydrates + macros.fat !== 100) {
    return problemOf(bodyWeightPlanTexts.macrosDoNotAddUp);
  }
  const heightMetres = toMetres(input.height, input.unit_height);
  const weightKg = toKilograms(input.weight, input.unit_weight);
  const goalKg = toKilograms(input.goal_weight, input.unit_weight);
  const bmis = { now: bodyMassIndex(weightKg, heightMetres), goal: bodyMassIndex(goalKg, heightMetres) };
  if (!isPossible(bmis.now) || !isPossible(bmis.goal)) return problemOf(bmiTexts.weightDoesNotFit);

  const { sex, age, body_fat_percentage: measuredFat } = input;
  const pal = input.physical_activity_level ?? palOfCoefficient(coefficient);
  const person = { sex, age, heightMetres, weightKg, pal, bodyFatPercentage: measuredFat };
  const body = balancedBody(person);
  if (body.intake < LOWEST_BALANCE) return problemOf(bmiTexts.weightDoesNotFit);
  const activityChange = input.activity_change / 100;
  const intakes = intakesForGoal(body, { weightKg: goalKg, days: input.days, activityChange });
  if (!intakes) return problemOf(bodyWeightPlanTexts.goalOutOfReach);
  const states = statesOverTime(body, { intake: intakes.loseOrGain, activityChange }, input.days);
  const curve = points(states).map(([day, state]) => plannedDay(day, { body, state }, input.unit_weight));
  const result = {
    calories_keep_now: Math.round(intakes.keepNow),
    calories_reach_goal: Math.round(intakes.loseOrGain),
    calories_keep_goal: Math.round(intakes.keepGoal),
    ...macroGrams(intakes.loseOrGain, macros),
    bmi_now: roundTo(bmis.now, 2),
    bmi_goal: roundTo(bmis.goal, 2),
    body_fat_percentage: roundTo(measuredFat ?? estimatedBodyFat(person), 2),
    physical_activity_level: pal,
    weights: curve.map(({ day, weight }) => ({ day, weight })),
    warnings: warningsFor({ intake: intakes.loseOrGain, goalBmi: bmis.goal, pal }),
  };
  return resultOf({ result, curve });
}

function plannedDay(
  day: number,
  { body, state }: { readonly body: BalancedBody; readonly state: BodyState },
  unit: WeightUnit,
): PlannedDay {
  const weight = roundTo(fromKilograms(weightOf(body, state), unit), 2);
  const fat = roundTo(fromKilograms(state.fat, unit), 2);
  return { day, weight, fat, lean: roundTo(weight - fat, 2) };
}

const isPossible = (index: number) => index >= POSSIBLE_BMI.from && index <= POSSIBLE_BMI.to;

const points = (states: readonly BodyState[]) =>
  [...states.entries()].filter(([day]) => day % DAYS_BETWEEN_POINTS === 0 || day === states.length - 1);

function warningsFor({
  intake,
  goalBmi,
  pal,
}: {
  readonly intake: number;
  readonly goalBmi: number;
  readonly pal: number;
}): BodyWeightPlanResult['warnings'] {
  const warnings: BodyWeightPlanResult['warnings'] = [];
  if (intake < LOWEST_ADVISED_INTAKE) warnings.push('below_1000_kcal');
  if (goalBmi < BMI_NORMAL_FROM) warnings.push('goal_underweight');
  if (pal < TYPICAL_PAL.from || pal > TYPICAL_PAL.to) warnings.push('unusual_activity_level');
  return warnings;
}
