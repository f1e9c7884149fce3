import type { CurrentUser } from '@formline/shared/contracts/users';

const INCHES_PER_FOOT = 12;
const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;

/** A height in the trainer's unit: `5 ft 6 in` or `168 cm`. */
export function heightText(heightInches: number, unit: CurrentUser['unit_height']): string {
  if (unit === 'cm') return `${Math.round(heightInches * CM_PER_INCH)} cm`;
  const inches = Math.round(heightInches);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`;
}

/** A weight in the trainer's unit with one decimal: `140.0 lb` or `63.5 kg`. */
export function weightText(weightPounds: number, unit: CurrentUser['unit_weight']): string {
  const weight = unit === 'kg' ? weightPounds * KG_PER_POUND : weightPounds;
  return `${weight.toFixed(1)} ${unit}`;
}
