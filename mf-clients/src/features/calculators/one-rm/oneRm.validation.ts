import {
  LOAD_LIMITS,
  LONGEST_EXERCISE_NAME,
  type OneRmInput,
  REPS_LIMITS,
} from '@formline/shared/contracts/oneRm';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { object, string } from 'yup';
import { integerEntry, numberEntry } from '../entries/entries.validation';
import { numberOf } from '../entries/numberText';
import { oneRmTexts as texts } from './oneRm.texts';

export interface OneRmValues {
  readonly weight: string;
  readonly reps: string;
  readonly exercise: string;
}

export const oneRmValues: OneRmValues = { weight: '', reps: '', exercise: '' };

export const oneRmValidation = object({
  weight: numberEntry(texts.weight, LOAD_LIMITS),
  reps: integerEntry(texts.reps, REPS_LIMITS),
  exercise: string()
    .label(texts.exercise)
    .trim()
    .max(LONGEST_EXERCISE_NAME, texts.exerciseTooLong(LONGEST_EXERCISE_NAME)),
});

/** The entries as the API takes them. */
export function toOneRmInput({ weight, reps, exercise }: OneRmValues, unit: WeightUnit): OneRmInput {
  const name = exercise.trim();
  return {
    weight: numberOf(weight) ?? 0,
    unit_weight: unit,
    reps: numberOf(reps) ?? 0,
    ...(name && { exercise_name: name }),
  };
}
