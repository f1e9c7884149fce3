const KILOGRAMS_PER_POUND = 0.45359237;
const CENTIMETRES_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;

export type WeightUnit = 'lb' | 'kg';
export type LengthUnit = 'in' | 'cm';

/** A weight in kilograms. A pound is exactly 0.45359237 kg (international yard and pound agreement of 1959). */
export const toKilograms = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : weight * KILOGRAMS_PER_POUND;

/** Kilograms in the wanted unit. */
export const fromKilograms = (kilograms: number, unit: WeightUnit): number =>
  unit === 'kg' ? kilograms : kilograms / KILOGRAMS_PER_POUND;

export const toCentimetres = (length: number, unit: LengthUnit): number =>
  unit === 'cm' ? length : length * CENTIMETRES_PER_INCH;

export const fromCentimetres = (centimetres: number, unit: LengthUnit): number =>
  unit === 'cm' ? centimetres : centimetres / CENTIMETRES_PER_INCH;

/** A weight in another unit; unchanged in its own. */
export const convertWeight = (weight: number, from: WeightUnit, to: WeightUnit): number =>
  from === to ? weight : fromKilograms(toKilograms(weight, from), to);

/** A length in another unit; unchanged in its own. */
export const convertLength = (length: number, from: LengthUnit, to: LengthUnit): number =>
  from === to ? length : fromCentimetres(toCentimetres(length, from), to);

export const toMetres = (length: number, unit: LengthUnit): number => toCentimetres(length, unit) / 100;

/** Rounds a result as it is stored, so that equal inputs give equal texts. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
