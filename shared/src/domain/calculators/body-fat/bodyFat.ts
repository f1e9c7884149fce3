import {
  type BodyFatBand,
  bodyFatContract,
  type BodyFatInput,
  type BodyFatResult,
  type NavyInput,
  type SkinfoldInput,
} from '../../../contracts/calculators/bodyFat';
import { type Calculated, calculator, problemOf, resultOf } from '../calculator';
import { roundTo, toCentimetres } from '../measureUnits';
import type { SexReference } from '../person';
import { durninWomersleyDensity } from './durninWomersley';
import { jacksonPollockAges, jacksonPollockDensity, jacksonPollockLargestSum } from './jacksonPollock';
import { navyDensity, navyLengthsFit } from './navyBodyFat';
import { skinfoldSum } from './skinfolds';

const bodyFatTexts = {
  lengthsDoNotFit: 'The neck must be smaller than the waist.',
  hipNeeded: 'Please enter the hip circumference.',
  foldsNeeded: 'Please enter all skinfolds this method needs.',
  foldsTooLarge: 'The skinfolds are larger than this method covers. Please choose another method.',
  ageNotStudied: 'This method does not cover this age. Please choose another method.',
  fatNotPossible: 'These measures do not give a possible body fat. Please check them.',
} as const;

const POSSIBLE = { from: 1, to: 75 } as const;

type Warnings = BodyFatResult['warnings'];

/** Body fat in percent by the method of the input. */
export function calculateBodyFat(input: BodyFatInput): Calculated<BodyFatResult> {
  switch (input.method) {
    case 'navy':
      return byTape(input);
    case 'jackson_pollock_3':
    case 'jackson_pollock_7':
    case 'durnin_womersley':
      return bySkinfolds(input);
  }
}

function byTape(input: NavyInput): Calculated<BodyFatResult> {
  const inCm = (length: number) => toCentimetres(length, input.unit_height);
  if (input.sex === 'female' && input.hip === undefined) return problemOf(bodyFatTexts.hipNeeded);
  const lengths = {
    heightCm: inCm(input.height),
    neckCm: inCm(input.neck),
    waistCm: inCm(input.waist),
    hipCm: input.hip === undefined ? undefined : inCm(input.hip),
  };
  if (!navyLengthsFit(input.sex, lengths)) return problemOf(bodyFatTexts.lengthsDoNotFit);
  return ofDensity(input.sex, { density: navyDensity(input.sex, lengths), equation: 'siri', warnings: [] });
}

function bySkinfolds(input: SkinfoldInput): Calculated<BodyFatResult> {
  const { method, sex, age, density_equation: equation } = input;
  const sumMm = skinfoldSum(method, sex, input.folds);
  if (sumMm === null) return problemOf(bodyFatTexts.foldsNeeded);
  if (method === 'durnin_womersley') {
    const density = durninWomersleyDensity(sex, { sumMm, age });
    if (density === null) return problemOf(bodyFatTexts.ageNotStudied);
    return ofDensity(sex, { density, equation, warnings: [] });
  }
  if (sumMm > jacksonPollockLargestSum(method, sex)) return problemOf(bodyFatTexts.foldsTooLarge);
  const studied = jacksonPollockAges[sex];
  return ofDensity(sex, {
    density: jacksonPollockDensity(method, sex, { sumMm, age }),
    equation,
    warnings: age < studied.from || age > studied.to ? ['age_outside_sample'] : [],
  });
}

interface FoundDensity {
  readonly density: number;
  readonly equation: DensityEquation;
  readonly warnings: Warnings;
}

function ofDensity(
  sex: BodyFatInput['sex'],
  { density, equation, warnings }: FoundDensity,
): Calculated<BodyFatResult> {
  const percentage = fatOfDensity(equation, density);
  if (!(percentage >= POSSIBLE.from && percentage <= POSSIBLE.to)) {
    return problemOf(bodyFatTexts.fatNotPossible);
  }
  const band = bodyFatBand(sex, percentage);
  return resultOf({
    body_fat_percentage: roundTo(percentage, 2),
    body_density: roundTo(density, 5),
    band,
    warnings: band === 'below_essential' ? [...warnings, 'below_essential_fat'] : warnings,
  });
}

/** From body density in g/ml to percent of fat. */
export const densityEquations = {
  /** Siri 1961. */
  siri: (density: number): number => 495 / density - 450,
  /** Brozek et al. 1963. */
  brozek: (density: number): number => 457 / density - 414.2,
} as const;

export type DensityEquation = keyof typeof densityEquations;

export const fatOfDensity = (equation: DensityEquation, density: number): number =>
  densityEquations[equation](density);

/** The percentage each band begins at, the highest first (American Council on Exercise). */
export const bodyFatBandStarts = {
  male: [
    ['obese', 25],
    ['average', 18],
    ['fitness', 14],
    ['athletes', 6],
    ['essential', 3],
  ],
  female: [
    ['obese', 32],
    ['average', 25],
    ['fitness', 21],
    ['athletes', 14],
    ['essential', 12],
  ],
} as const satisfies Record<SexReference, readonly (readonly [BodyFatBand, number])[]>;

export function bodyFatBand(sex: SexReference, percentage: number): BodyFatBand {
  return bodyFatBandStarts[sex].find(([, from]) => percentage >= from)?.[0] ?? 'below_essential';
}

export const bodyFatCalculator = calculator(bodyFatContract, {
  version: 1,
  formulaOf: ({ method }) => method,
  calculate: calculateBodyFat,
});
