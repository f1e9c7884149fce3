import {
  type BmiClass,
  bmiContract,
  type BmiInput,
  type BmiResult,
} from '../../../contracts/calculators/bmi';
import { type Calculated, calculator, problemOf, resultOf } from '../calculator';
import { roundTo, toKilograms, toMetres } from '../measureUnits';

export const bmiTexts = {
  weightDoesNotFit: 'Weight and height do not fit together. Please check them.',
} as const;

export const BMI_NORMAL_FROM = 18.5;
export const BMI_NORMAL_BELOW = 25;

/** Classes of the World Health Organization without the lowest, the highest first (kg/m²). */
export const bmiClassStarts = [
  ['obese_class_3', 40],
  ['obese_class_2', 35],
  ['obese_class_1', 30],
  ['pre_obese', BMI_NORMAL_BELOW],
  ['normal', BMI_NORMAL_FROM],
  ['mild_thinness', 17],
  ['moderate_thinness', 16],
] as const satisfies readonly (readonly [BmiClass, number])[];

/** Points at which the WHO advises action for Asian populations (WHO expert consultation 2004), kg/m². */
export const asianActionPoints = [37.5, 32.5, 27.5, 23] as const;

/** In years; below it percentile charts are used. */
export const BMI_ADULT_AGE = 20;

/** Body mass index: weight in kilograms by the square of the height in metres (Quetelet; WHO). */
export const bodyMassIndex = (weightKg: number, heightMetres: number): number => weightKg / heightMetres ** 2;

/** Class of an unrounded index: 24.999 is normal, though it is shown as 25.0. */
export function bmiClass(index: number): BmiClass {
  return bmiClassStarts.find(([, from]) => index >= from)?.[0] ?? 'severe_thinness';
}

/** The highest Asian action point an index has reached; null below all. */
export function asianActionPoint(index: number): number | null {
  return asianActionPoints.find((point) => index >= point) ?? null;
}

/** Results outside of this range mean a wrong unit (kg/m²). */
const POSSIBLE = { from: 5, to: 250 } as const;

export function calculateBmi(input: BmiInput): Calculated<BmiResult> {
  const index = bodyMassIndex(
    toKilograms(input.weight, input.unit_weight),
    toMetres(input.height, input.unit_height),
  );
  if (index < POSSIBLE.from || index > POSSIBLE.to) return problemOf(bmiTexts.weightDoesNotFit);
  const isYoung = input.age !== undefined && input.age < BMI_ADULT_AGE;
  return resultOf({
    bmi: roundTo(index, 2),
    bmi_class: bmiClass(index),
    asian_action_point: asianActionPoint(index),
    warnings: isYoung ? ['use_percentile_charts'] : [],
  });
}

export const bmiCalculator = calculator(bmiContract, {
  version: 1,
  formulaOf: () => 'who',
  calculate: calculateBmi,
});
