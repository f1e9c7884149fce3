import { INCHES_PER_FOOT, type LengthUnit } from '@formline/shared/domain/calculators/measureUnits';
import { toHeightEntry } from '@formline/shared/domain/people/heightEntry';
import { numberOf } from '@formline/shared/domain/text/numberText';

export interface HeightValues {
  readonly feet: string;
  readonly inches: string;
  readonly centimetres: string;
}

export const heightValues = (heightInches: number | null, unit: LengthUnit): HeightValues => ({
  feet: '',
  inches: '',
  centimetres: '',
  ...toHeightEntry(heightInches, unit),
});

/** In the given unit; without validation. */
export function heightOf({ feet, inches, centimetres }: HeightValues, unit: LengthUnit): number {
  if (unit === 'cm') return numberOf(centimetres) ?? 0;
  return (numberOf(feet) ?? 0) * INCHES_PER_FOOT + (numberOf(inches) ?? 0);
}
