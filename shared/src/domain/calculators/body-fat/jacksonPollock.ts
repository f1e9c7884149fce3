import type { SexReference } from '../person';

interface Coefficients {
  readonly constant: number;
  readonly linear: number;
  readonly square: number;
  readonly age: number;
}

/** Jackson & Pollock 1978 (men), Jackson, Pollock & Ward 1980 (women). */
const coefficients = {
  jackson_pollock_3: {
    male: { constant: 1.10938, linear: 0.0008267, square: 0.0000016, age: 0.0002574 },
    female: { constant: 1.0994921, linear: 0.0009929, square: 0.0000023, age: 0.0001392 },
  },
  jackson_pollock_7: {
    male: { constant: 1.112, linear: 0.00043499, square: 0.00000055, age: 0.00028826 },
    female: { constant: 1.097, linear: 0.00046971, square: 0.00000056, age: 0.00012828 },
  },
} as const satisfies Record<string, Record<SexReference, Coefficients>>;

export type JacksonPollockMethod = keyof typeof coefficients;

/** Ages in years of the people studied. */
export const jacksonPollockAges = {
  male: { from: 18, to: 61 },
  female: { from: 18, to: 55 },
} as const;

/** Body density in g/ml of a sum of folds in mm at an age in years. */
export function jacksonPollockDensity(
  method: JacksonPollockMethod,
  sex: SexReference,
  { sumMm, age }: { readonly sumMm: number; readonly age: number },
): number {
  const { constant, linear, square, age: perYear } = coefficients[method][sex];
  return constant - linear * sumMm + square * sumMm ** 2 - perYear * age;
}

/** The sum of folds in mm above which the parabola would turn more skin into less fat. */
export function jacksonPollockLargestSum(method: JacksonPollockMethod, sex: SexReference): number {
  const { linear, square } = coefficients[method][sex];
  return linear / (2 * square);
}
