import type { CurrentUser } from '@formline/shared/contracts/users';
import { fromKilograms, toCentimetres, toKilograms } from '@formline/shared/domain/calculators/measureUnits';
import { measuresTexts } from './measures.texts';

const INCHES_PER_FOOT = 12;

type WeightUnit = CurrentUser['unit_weight'];

/** A height in the trainer's unit: `5 ft 6 in` or `168 cm`. */
export function heightText(heightInches: number, unit: CurrentUser['unit_height']): string {
  if (unit === 'cm') return `${Math.round(toCentimetres(heightInches, 'in'))} cm`;
  const inches = Math.round(heightInches);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`;
}

/** A weight in the trainer's unit with one decimal: `140.0 lb` or `63.5 kg`. */
export function weightText(weightPounds: number, unit: WeightUnit): string {
  return `${fromKilograms(toKilograms(weightPounds, 'lb'), unit).toFixed(1)} ${unit}`;
}

/** A measured weight as `weightText` writes it; `n/a` for none and for nought. */
export const measuredWeightText = (weightPounds: number | null, unit: WeightUnit): string =>
  weightPounds ? weightText(weightPounds, unit) : measuresTexts.none;

/** A measured percentage with one decimal, `20.1%`; `n/a` for none and for nought. */
export const measuredPercentText = (percentage: number | null): string =>
  percentage ? `${percentage.toFixed(1)}%` : measuresTexts.none;
