import { ageInYears } from '@formline/shared/domain/calculators/person';
import {
  fromKilograms,
  roundTo,
  toKilograms,
  type WeightUnit,
} from '@formline/shared/domain/calculators/measureUnits';
import type { CalculatorSubject } from '../calculatorSubject';
import { fieldText } from './numberText';

export const ageText = ({ birthDate }: CalculatorSubject, today: string): string =>
  birthDate === null ? '' : fieldText(ageInYears(birthDate, today));

export const weightText = ({ weightPounds }: CalculatorSubject, unit: WeightUnit): string =>
  weightPounds === null ? '' : fieldText(roundTo(fromKilograms(toKilograms(weightPounds, 'lb'), unit), 1));
