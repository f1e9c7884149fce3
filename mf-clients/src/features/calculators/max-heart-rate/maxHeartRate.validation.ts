import {
  HEART_RATE_YOUNGEST_AGE,
  type MaxHeartRateFormula,
  type MaxHeartRateInput,
  RESTING_HEART_RATE_LIMITS,
} from '@formline/shared/contracts/calculators/maxHeartRate';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { object, type Schema } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { entriesTexts } from '../entries/entries.texts';
import { ageEntry, choiceEntry, optionalIntegerEntry } from '../entries/entries.validation';
import { ageText } from '../entries/knownValues';
import type { SexValues } from '../entries/SexField';
import { maxHeartRateTexts } from './maxHeartRate.texts';

export interface MaxHeartRateValues extends SexValues {
  readonly age: string;
  readonly formula: MaxHeartRateFormula;
  readonly resting: string;
}

export const maxHeartRateValues = (person: CalculatorPerson, today: string): MaxHeartRateValues => ({
  age: ageText(person, today),
  formula: 'tanaka',
  resting: '',
  sex: person.sex ?? '',
});

/** The Gulati formula was derived from women only, so others are not asked. */
export const asksForSex = ({ formula }: Pick<MaxHeartRateValues, 'formula'>): boolean => formula === 'gulati';

export const maxHeartRateValidation = (values: MaxHeartRateValues): Schema =>
  object({
    age: ageEntry(HEART_RATE_YOUNGEST_AGE),
    ...(asksForSex(values) && { sex: choiceEntry(entriesTexts.sex) }),
    resting: optionalIntegerEntry(maxHeartRateTexts.resting, RESTING_HEART_RATE_LIMITS),
  });

export function toMaxHeartRateInput({ age, formula, resting, sex }: MaxHeartRateValues): MaxHeartRateInput {
  const rest = numberOf(resting);
  return {
    age: numberOf(age) ?? 0,
    formula,
    ...(sex !== '' && { sex }),
    ...(rest !== null && { resting_heart_rate: rest }),
  };
}
