import type { BmiClass } from '../../contracts/bmi';

/** Classes of the World Health Organization, each with the index it begins at (kg/m²). */
const classes = [
  ['obese_class_3', 40],
  ['obese_class_2', 35],
  ['obese_class_1', 30],
  ['pre_obese', 25],
  ['normal', 18.5],
  ['mild_thinness', 17],
  ['moderate_thinness', 16],
] as const satisfies readonly (readonly [BmiClass, number])[];

/** Additional points at which the WHO advises action for Asian populations (WHO expert consultation 2004), kg/m². */
const asianActionPoints = [37.5, 32.5, 27.5, 23] as const;

/** Below this age in years percentile charts are used instead of the classes. */
export const BMI_ADULT_AGE = 20;
/** Index at which the normal range begins. */
export const BMI_NORMAL_FROM = 18.5;

/** Body mass index: weight in kilograms by the square of the height in metres (Quetelet; WHO). */
export const bodyMassIndex = (weightKg: number, heightMetres: number): number => weightKg / heightMetres ** 2;

/** Class of an index as it was calculated, never of a rounded one: 24.999 is normal, though it is shown as 25.0. */
export function bmiClass(index: number): BmiClass {
  return classes.find(([, from]) => index >= from)?.[0] ?? 'severe_thinness';
}

/** The highest Asian action point an index has reached; null below all. */
export function asianActionPoint(index: number): number | null {
  return asianActionPoints.find((point) => index >= point) ?? null;
}
