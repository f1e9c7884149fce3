import { ageInYears } from '@formline/shared/domain/calculators/person';
import {
  fromKilograms,
  roundTo,
  toKilograms,
  type WeightUnit,
} from '@formline/shared/domain/calculators/measureUnits';
import { fieldText } from '@formline/shared/domain/text/numberText';
import type { CalculatorPerson } from '../calculatorPerson';

export const ageText = ({ birthDate }: CalculatorPerson, today: string): string =>
  birthDate === null ? '' : fieldText(ageInYears(birthDate, today));

export const weightText = ({ weightPounds }: CalculatorPerson, unit: WeightUnit): string =>
  weightPounds === null ? '' : fieldText(roundTo(fromKilograms(toKilograms(weightPounds, 'lb'), unit), 1));
