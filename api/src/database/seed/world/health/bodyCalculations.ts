import { addDays } from '@formline/shared/domain/calendarDates';
import type { BodyFatInput } from '@formline/shared/contracts/bodyFat';
import { BMI_FORMULA, calculateBmi } from '@formline/shared/domain/calculators/calculateBmi';
import { BODY_FAT_VERSION, calculateBodyFat } from '@formline/shared/domain/calculators/calculateBodyFat';
import type { Calculated } from '@formline/shared/domain/calculators/calculated';
import {
  calculateMaxHeartRate,
  MAX_HEART_RATE_VERSION,
} from '@formline/shared/domain/calculators/calculateMaxHeartRate';
import { calculateOneRm, ONE_RM_FORMULA } from '@formline/shared/domain/calculators/calculateOneRm';
import type { CalculatorKind } from '../../../schema/health';
import { bodyOverTime } from './bodyOverTime';
import type { HealthPerson } from './healthPeople';

/** A calculation as it is stored, without the people. */
export interface Calculation {
  readonly kind: CalculatorKind;
  readonly calculatedOn: string;
  readonly formula: string;
  readonly formulaVersion: number;
  readonly input: unknown;
  readonly result: unknown;
}

/** What the trainer reckoned for a client over the months; the body weight plan stands apart. */
export function bodyCalculations(person: HealthPerson, today: string): Calculation[] {
  return [
    ...bmis(person, today),
    ...(person.index % 3 === 2 ? [] : oneRepMaxes(person, today)),
    ...(person.index % 2 === 0 ? heartRates(person, today) : []),
    ...(person.index % 4 === 0 ? skinfolds(person, today) : []),
  ].filter(({ calculatedOn }) => calculatedOn >= person.startedTrainingAt);
}

function bmis(person: HealthPerson, today: string): Calculation[] {
  return bodyOverTime(person, today).map(({ date, weight }) => {
    const input = {
      weight,
      unit_weight: 'lb',
      height: person.heightInches,
      unit_height: 'in',
      age: person.age,
    } as const;
    return {
      kind: 'bmi',
      calculatedOn: date,
      formula: BMI_FORMULA.formula,
      formulaVersion: BMI_FORMULA.version,
      input,
      result: resultOf(calculateBmi(input)),
    };
  });
}

const LIFTS = ['Barbell Back Squat', 'Barbell Bench Press', 'Conventional Deadlift'];

function oneRepMaxes({ sex, index }: HealthPerson, today: string): Calculation[] {
  const base = sex === 'male' ? 165 : 95;
  return [84, 56, 28, 5].map((daysAgo, round) => {
    const input = {
      weight: base + (index % 5) * 5 + round * 5,
      unit_weight: 'lb',
      reps: 8 - round,
      exercise_name: LIFTS[index % LIFTS.length] ?? 'Barbell Back Squat',
    } as const;
    return {
      kind: 'one-rm',
      calculatedOn: addDays(today, -daysAgo - (index % 4)),
      formula: ONE_RM_FORMULA.formula,
      formulaVersion: ONE_RM_FORMULA.version,
      input,
      result: calculateOneRm(input),
    };
  });
}

function heartRates({ age, index }: HealthPerson, today: string): Calculation[] {
  return [90, 6].map((daysAgo, round) => {
    const input = { age, formula: 'tanaka', resting_heart_rate: 70 - (index % 8) - round * 3 } as const;
    return {
      kind: 'mhr',
      calculatedOn: addDays(today, -daysAgo - (index % 5)),
      formula: input.formula,
      formulaVersion: MAX_HEART_RATE_VERSION,
      input,
      result: resultOf(calculateMaxHeartRate(input)),
    };
  });
}

function skinfolds({ sex, age, index }: HealthPerson, today: string): Calculation[] {
  return [70, 35, 7].map((daysAgo, round) => {
    const less = round * 1.5;
    const folds =
      sex === 'male'
        ? { chest: 14 + (index % 5) - less, abdomen: 24 + (index % 7) - less, thigh: 18 - less }
        : { triceps: 21 + (index % 5) - less, suprailiac: 19 + (index % 6) - less, thigh: 27 - less };
    const input: BodyFatInput = { method: 'jackson_pollock_3', sex, age, folds, density_equation: 'siri' };
    return {
      kind: 'body-fat',
      calculatedOn: addDays(today, -daysAgo - (index % 3)),
      formula: input.method,
      formulaVersion: BODY_FAT_VERSION,
      input,
      result: resultOf(calculateBodyFat(input)),
    };
  });
}

function resultOf<Result>(calculated: Calculated<Result>): Result {
  if (calculated.kind === 'problem')
    throw new Error(`A calculation of the seed fails: ${calculated.problem}`);
  return calculated.result;
}
