import {
  LOAD_LIMITS,
  LONGEST_EXERCISE_NAME,
  type OneRepMaxInput,
  REPS_LIMITS,
} from '@formline/shared/contracts/calculators/oneRepMax';
import { convertWeight, roundTo, type WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { object, string } from 'yup';
import type { CalculatorPerson } from '../calculatorPerson';
import { integerEntry, numberEntry } from '../entries/entries.validation';
import { fieldText, numberOf } from '../../../components/number-entry/numberText';
import { oneRepMaxTexts as texts } from './oneRepMax.texts';

export interface OneRepMaxValues {
  readonly weight: string;
  readonly reps: string;
  readonly exercise: string;
}

const DECIMALS = 2;

export function oneRepMaxValues({ bestSet }: CalculatorPerson, unit: WeightUnit): OneRepMaxValues {
  if (!bestSet) return { weight: '', reps: '', exercise: '' };
  const weight = roundTo(convertWeight(bestSet.weightPounds, 'lb', unit), DECIMALS);
  return { weight: fieldText(weight), reps: fieldText(bestSet.reps), exercise: '' };
}

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
