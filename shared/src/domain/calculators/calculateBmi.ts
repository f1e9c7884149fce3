import type { BmiInput, BmiResult } from '../../contracts/bmi';
import { asianActionPoint, BMI_ADULT_AGE, bmiClass, bodyMassIndex } from './bodyMassIndex';
import { type Calculated, problemOf, resultOf } from './calculated';
import { calculatorsTexts } from './calculators.texts';
import { roundTo, toKilograms, toMetres } from './measureUnits';

/** Version of `calculateBmi`: grows when equal inputs would give another result. */
export const BMI_FORMULA = { formula: 'who', version: 1 } as const;

/** Beyond these a unit was mistaken (kg/m²). */
const POSSIBLE = { from: 5, to: 250 } as const;

/** Body mass index and class; a height in the wrong unit is noticed. */
export function calculateBmi(input: BmiInput): Calculated<BmiResult> {
  const index = bodyMassIndex(
    toKilograms(input.weight, input.unit_weight),
    toMetres(input.height, input.unit_height),
  );
  if (index < POSSIBLE.from || index > POSSIBLE.to) return problemOf(calculatorsTexts.weightDoesNotFit);
  const isYoung = input.age !== undefined && input.age < BMI_ADULT_AGE;
  return resultOf({
    bmi: roundTo(index, 2),
    bmi_class: bmiClass(index),
    asian_action_point: asianActionPoint(index),
    warnings: isYoung ? ['use_percentile_charts'] : [],
  });
}
