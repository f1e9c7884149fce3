import type { BodyFatInput, BodyFatResult, NavyInput, SkinfoldInput } from '../../contracts/bodyFat';
import { type DensityEquation, fatOfDensity } from './bodyDensity';
import { bodyFatBand } from './bodyFatBand';
import { type Calculated, problemOf, resultOf } from './calculated';
import { calculatorsTexts } from './calculators.texts';
import { durninWomersleyDensity } from './durninWomersley';
import { jacksonPollockAges, jacksonPollockDensity, jacksonPollockLargestSum } from './jacksonPollock';
import { roundTo, toCentimetres } from './measureUnits';
import { navyDensity, navyLengthsFit } from './navyBodyFat';
import { skinfoldSum } from './skinfolds';

/** Version of `calculateBodyFat`: grows when equal inputs would give another result. */
export const BODY_FAT_VERSION = 1;

/** Percentages no living body has: the tape or the caliper was read wrongly. */
const POSSIBLE = { from: 1, to: 75 } as const;

type Warnings = BodyFatResult['warnings'];

/** Percentage of body fat by the method of the input. */
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
  if (input.sex === 'female' && input.hip === undefined) return problemOf(calculatorsTexts.hipNeeded);
  const lengths = {
    heightCm: inCm(input.height),
    neckCm: inCm(input.neck),
    waistCm: inCm(input.waist),
    hipCm: input.hip === undefined ? undefined : inCm(input.hip),
  };
  if (!navyLengthsFit(input.sex, lengths)) return problemOf(calculatorsTexts.lengthsDoNotFit);
  return ofDensity(input.sex, { density: navyDensity(input.sex, lengths), equation: 'siri', warnings: [] });
}

function bySkinfolds(input: SkinfoldInput): Calculated<BodyFatResult> {
  const { method, sex, age, density_equation: equation } = input;
  const sumMm = skinfoldSum(method, sex, input.folds);
  if (sumMm === null) return problemOf(calculatorsTexts.foldsNeeded);
  if (method === 'durnin_womersley') {
    const density = durninWomersleyDensity(sex, { sumMm, age });
    if (density === null) return problemOf(calculatorsTexts.ageNotStudied);
    return ofDensity(sex, { density, equation, warnings: [] });
  }
  if (sumMm > jacksonPollockLargestSum(method, sex)) return problemOf(calculatorsTexts.foldsTooLarge);
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
    return problemOf(calculatorsTexts.fatNotPossible);
  }
  const band = bodyFatBand(sex, percentage);
  return resultOf({
    body_fat_percentage: roundTo(percentage, 2),
    body_density: roundTo(density, 5),
    band,
    warnings: band === 'below_essential' ? [...warnings, 'below_essential_fat'] : warnings,
  });
}
