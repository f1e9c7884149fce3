import type { MaxHeartRateInput, MaxHeartRateResult } from '../../contracts/maxHeartRate';
import { type Calculated, problemOf, resultOf } from './calculated';
import { calculatorsTexts } from './calculators.texts';
import { heartRateZones, MAX_HEART_RATE_SPREAD, maxHeartRate, suitsSex } from './maxHeartRate';
import { roundTo } from './measureUnits';

/** Version of `calculateMaxHeartRate`: grows when equal inputs would give another result. */
export const MAX_HEART_RATE_VERSION = 1;

/** Maximum heart rate and zones in beats a minute: tenths for the maximum, whole beats for the zones. */
export function calculateMaxHeartRate(input: MaxHeartRateInput): Calculated<MaxHeartRateResult> {
  const { age, formula, sex = 'male', resting_heart_rate: resting } = input;
  if (!suitsSex(formula, sex)) return problemOf(calculatorsTexts.gulatiNeedsWoman);
  const maximum = maxHeartRate(formula, age);
  if (resting !== undefined && resting >= maximum) return problemOf(calculatorsTexts.restingTooHigh);
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
