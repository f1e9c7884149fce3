import {
  maxHeartRateContract,
  type MaxHeartRateFormula,
  type MaxHeartRateInput,
  type MaxHeartRateResult,
} from '../../../contracts/calculators/maxHeartRate';
import { type Calculated, calculator, problemOf, resultOf } from '../calculator';
import { roundTo } from '../measureUnits';
import type { SexReference } from '../person';

const texts = {
  gulatiNeedsWoman: 'This formula is for women. Please choose another formula.',
  restingTooHigh: 'The resting heart rate must be below the maximum heart rate.',
};

/** Age in years gives beats a minute. */
type HeartRateEquation = (age: number) => number;

/**
 * Fox (no original study: Robergs & Landwehr 2002), Tanaka et al. 2001, Gellish et al. 2007 (linear and non-linear),
 * Gulati et al. 2010 (women), HUNT: Nes et al. 2013.
 */
export const maxHeartRateFormulas = {
  fox: (age) => 220 - age,
  tanaka: (age) => 208 - 0.7 * age,
  gellish: (age) => 207 - 0.7 * age,
  gellish_nonlinear: (age) => 191.5 - 0.007 * age ** 2,
  gulati: (age) => 206 - 0.88 * age,
  hunt: (age) => 211 - 0.64 * age,
} as const satisfies Record<MaxHeartRateFormula, HeartRateEquation>;

/** Beats a minute a person may differ from the equation. */
export const MAX_HEART_RATE_SPREAD = 10;

/** Maximum heart rate in beats a minute. */
export const maxHeartRate = (formula: MaxHeartRateFormula, age: number): number =>
  maxHeartRateFormulas[formula](age);

/** Gulati studied women only. */
export const suitsSex = (formula: MaxHeartRateFormula, sex: SexReference): boolean =>
  formula !== 'gulati' || sex === 'female';

const ZONE_STARTS = [50, 60, 70, 80, 90] as const;
const ZONE_WIDTH = 10;

/** Limits in beats a minute. */
export interface HeartRateZone {
  readonly zone: number;
  readonly from_percent: number;
  readonly to_percent: number;
  readonly from: number;
  readonly to: number;
}

/** Five zones between 50 and 100 % of the maximum, or of the heart rate reserve (Karvonen et al. 1957). */
export function heartRateZones(maximum: number, resting = 0): HeartRateZone[] {
  const at = (percent: number) => ((maximum - resting) * percent) / 100 + resting;
  return ZONE_STARTS.map((start, index) => ({
    zone: index + 1,
    from_percent: start,
    to_percent: start + ZONE_WIDTH,
    from: at(start),
    to: at(start + ZONE_WIDTH),
  }));
}

/** Maximum heart rate (tenths) and zones (whole beats) in beats a minute. */
export function calculateMaxHeartRate(input: MaxHeartRateInput): Calculated<MaxHeartRateResult> {
  const { age, formula, sex = 'male', resting_heart_rate: resting } = input;
  if (!suitsSex(formula, sex)) return problemOf(texts.gulatiNeedsWoman);
  const maximum = maxHeartRate(formula, age);
  if (resting !== undefined && resting >= maximum) return problemOf(texts.restingTooHigh);
  return resultOf({
    max_heart_rate: roundTo(maximum, 1),
    lowest: roundTo(maximum - MAX_HEART_RATE_SPREAD, 1),
    highest: roundTo(maximum + MAX_HEART_RATE_SPREAD, 1),
    zone_method: resting === undefined ? 'percent_of_maximum' : 'percent_of_reserve',
    zones: heartRateZones(maximum, resting).map(({ from, to, ...zone }) => ({
      ...zone,
      from: Math.round(from),
      to: Math.round(to),
    })),
  });
}

export const maxHeartRateCalculator = calculator(maxHeartRateContract, {
  version: 1,
  formulaOf: ({ formula }) => formula,
  calculate: calculateMaxHeartRate,
});
