import type { CurrentUser } from '@formline/shared/contracts/people/users';
import {
  fromKilograms,
  INCHES_PER_FOOT,
  roundTo,
  toCentimetres,
  toKilograms,
} from '@formline/shared/domain/calculators/measureUnits';

const measuresTexts = {
  none: 'n/a',
};

type WeightUnit = CurrentUser['unit_weight'];

/** In the trainer's unit: `5 ft 6 in` or `168 cm`; decimals are optional. */
export function heightText(
  heightInches: number,
  unit: CurrentUser['unit_height'],
  mostDecimals: number = 0,
): string {
  if (unit === 'cm') return `${roundTo(toCentimetres(heightInches, 'in'), mostDecimals)} cm`;
  const inches = roundTo(heightInches, mostDecimals);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${roundTo(inches % INCHES_PER_FOOT, mostDecimals)} in`;
}

/** In the trainer's unit with one decimal: `140.0 lb` or `63.5 kg`. */
export function weightText(weightPounds: number, unit: WeightUnit): string {
  return `${fromKilograms(toKilograms(weightPounds, 'lb'), unit).toFixed(1)} ${unit}`;
}

/** Like `weightText`; `n/a` for null and 0. */
export const measuredWeightText = (weightPounds: number | null, unit: WeightUnit): string =>
  weightPounds ? weightText(weightPounds, unit) : measuresTexts.none;

export const measuredPercentText = (percentage: number | null): string =>
  percentage ? `${percentage.toFixed(1)}%` : measuresTexts.none;
