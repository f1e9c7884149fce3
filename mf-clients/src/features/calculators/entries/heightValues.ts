import { INCHES_PER_FOOT, type LengthUnit } from '@formline/shared/domain/calculators/measureUnits';
import { toHeightEntry } from '@formline/shared/domain/people/heightEntry';
import { numberOf } from './numberText';

/** A height as it is typed: feet and inches, or centimetres; the others stay empty. */
export interface HeightValues {
  readonly feet: string;
  readonly inches: string;
  readonly centimetres: string;
}

/** A known height as the fields of a unit show it. */
export const heightValues = (heightInches: number | null, unit: LengthUnit): HeightValues => ({
  feet: '',
  inches: '',
  centimetres: '',
  ...toHeightEntry(heightInches, unit),
});

/** The height the fields say, in the unit; nothing is checked. */
export function heightOf({ feet, inches, centimetres }: HeightValues, unit: LengthUnit): number {
  if (unit === 'cm') return numberOf(centimetres) ?? 0;
  return (numberOf(feet) ?? 0) * INCHES_PER_FOOT + (numberOf(inches) ?? 0);
}
