import {
  BODY_HEIGHT_LIMITS,
  BODY_WEIGHT_LIMITS,
  OLDEST_AGE,
} from '@formline/shared/contracts/calculators/calculatorContract';
import type { Limits } from '@formline/shared/contracts/primitives';
import type { LengthUnit } from '@formline/shared/domain/calculators/measureUnits';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { optionalNumberEntry } from '../../../components/number-entry/numberEntry.validation';
import { string, type StringSchema } from 'yup';
import { entriesTexts as texts } from './entries.texts';

/** Limits are those of the API. @param label names the field in the list of missing entries */
export const numberEntry = (label: string, limits: Limits): StringSchema =>
  optionalNumberEntry(label, limits).required(texts.required);

export const integerEntry = (label: string, limits: Limits): StringSchema =>
  numberEntry(label, limits).test(whole);

export const optionalIntegerEntry = (label: string, limits: Limits): StringSchema =>
  optionalNumberEntry(label, limits).test(whole);

export const choiceEntry = (label: string): StringSchema => string().label(label).required(texts.choose);

export const ageEntry = (youngest: number): StringSchema =>
  integerEntry(texts.age, { from: youngest, to: OLDEST_AGE });
export const optionalAgeEntry = (youngest: number): StringSchema =>
  optionalIntegerEntry(texts.age, { from: youngest, to: OLDEST_AGE });
export const weightEntry = (label = texts.weight): StringSchema => numberEntry(label, BODY_WEIGHT_LIMITS);

const FEET: Limits = { from: 2, to: 8 };
const INCHES: Limits = { from: 0, to: 11.9 };

export const heightEntries = (unit: LengthUnit): Readonly<Record<string, StringSchema>> =>
  unit === 'in'
    ? { feet: integerEntry(texts.height, FEET), inches: numberEntry(texts.height, INCHES) }
    : { centimetres: numberEntry(texts.height, BODY_HEIGHT_LIMITS) };

const whole = {
  name: 'whole',
  message: texts.notWhole,
  test: (text: string | undefined) => Number.isInteger(numberOf(text ?? '') ?? 0),
};
