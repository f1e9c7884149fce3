import {
  LOAD_LIMITS,
  LONGEST_EXERCISE_NAME,
  type OneRepMaxInput,
  REPS_LIMITS,
} from '@formline/shared/contracts/calculators/oneRepMax';
import type { BestSet } from '@formline/shared/contracts/records/loggedWorkouts';
import { convertWeight, roundTo, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { fieldText, numberOf } from '@formline/shared/domain/text/numberText';
import { object, string } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { integerEntry, numberEntry } from '../entries/entries.validation';
import { oneRepMaxTexts as texts } from './oneRepMax.texts';

export interface OneRepMaxValues {
  readonly weight: string;
  readonly reps: string;
  readonly exercise: string;
}

const DECIMALS = 2;

export const oneRepMaxValues = ({ bestSet }: CalculatorPerson, unit: WeightUnit): OneRepMaxValues =>
  bestSet ? valuesOfSet(bestSet, unit) : { weight: '', reps: '', exercise: '' };

export const valuesOfSet = ({ name, reps, weight }: BestSet, unit: WeightUnit): OneRepMaxValues => ({
  weight: fieldText(roundTo(convertWeight(weight, 'lb', unit), DECIMALS)),
  reps: fieldText(reps),
  exercise: name,
});

export const oneRepMaxValidation = object({
  weight: numberEntry(texts.weight, LOAD_LIMITS),
  reps: integerEntry(texts.reps, REPS_LIMITS),
  exercise: string()
    .label(texts.exercise)
    .trim()
    .max(LONGEST_EXERCISE_NAME, texts.exerciseTooLong(LONGEST_EXERCISE_NAME)),
});

export function toOneRepMaxInput(
  { weight, reps, exercise }: OneRepMaxValues,
  unit: WeightUnit,
): OneRepMaxInput {
  const name = exercise.trim();
  return {
    weight: numberOf(weight) ?? 0,
    unit_weight: unit,
    reps: numberOf(reps) ?? 0,
    ...(name && { exercise_name: name }),
  };
}
