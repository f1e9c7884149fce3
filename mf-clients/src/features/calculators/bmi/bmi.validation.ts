import { BMI_YOUNGEST_AGE, type BmiInput } from '@formline/shared/contracts/calculators/bmi';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { object, type Schema } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { heightEntries, optionalAgeEntry, weightEntry } from '../entries/entries.validation';
import { heightOf, type HeightValues, heightValues } from '../entries/heightValues';
import { ageText, weightText } from '../entries/knownValues';

export interface BmiValues extends HeightValues {
  readonly weight: string;
  readonly age: string;
}

export const bmiValues = (
  person: CalculatorPerson,
  { unit_height, unit_weight }: UnitPreference,
  today: string,
): BmiValues => ({
  ...heightValues(person.heightInches, unit_height),
  weight: weightText(person, unit_weight),
  age: ageText(person, today),
});

export const bmiValidation = ({ unit_height }: UnitPreference): Schema =>
  object({ weight: weightEntry(), ...heightEntries(unit_height), age: optionalAgeEntry(BMI_YOUNGEST_AGE) });

export function toBmiInput(values: BmiValues, { unit_height, unit_weight }: UnitPreference): BmiInput {
  const age = numberOf(values.age);
  return {
    weight: numberOf(values.weight) ?? 0,
    unit_weight,
    height: heightOf(values, unit_height),
    unit_height,
    ...(age !== null && { age }),
  };
}
