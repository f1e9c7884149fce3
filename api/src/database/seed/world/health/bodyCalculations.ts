import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { BmiInput } from '@formline/shared/contracts/calculators/bmi';
import type { BodyFatInput } from '@formline/shared/contracts/calculators/bodyFat';
import type { MaxHeartRateInput } from '@formline/shared/contracts/calculators/maxHeartRate';
import type { OneRepMaxInput } from '@formline/shared/contracts/calculators/oneRepMax';
import { bmiCalculator } from '@formline/shared/domain/calculators/bmi/bmi';
import { bodyFatCalculator } from '@formline/shared/domain/calculators/body-fat/bodyFat';
import type { Calculation, Calculator } from '@formline/shared/domain/calculators/calculator';
import { maxHeartRateCalculator } from '@formline/shared/domain/calculators/max-heart-rate/maxHeartRate';
import { oneRepMaxCalculator } from '@formline/shared/domain/calculators/one-rep-max/oneRepMax';
import { bodyOverTime } from './bodyOverTime';
import type { HealthPerson } from './healthPeople';

export interface DatedCalculation extends Calculation {
  readonly kind: string;
  readonly calculatedOn: string;
}

export function bodyCalculations(person: HealthPerson, today: string): DatedCalculation[] {
  return [
    ...bmis(person, today),
    ...(person.index % 3 === 2 ? [] : oneRepMaxes(person, today)),
    ...(person.index % 2 === 0 ? heartRates(person, today) : []),
    ...(person.index % 4 === 0 ? skinfolds(person, today) : []),
  ].filter(({ calculatedOn }) => calculatedOn >= person.startedTrainingAt);
}

function bmis(person: HealthPerson, today: string): DatedCalculation[] {
  return bodyOverTime(person, today).map(({ date, weight }) => {
    const input: BmiInput = {
      weight,
      unit_weight: 'lb',
      height: person.heightInches,
      unit_height: 'in',
      age: person.age,
    };
    return calculated(bmiCalculator, input, date);
  });
}

const LIFTS = ['Barbell Back Squat', 'Barbell Bench Press', 'Conventional Deadlift'];

function oneRepMaxes({ sex, index }: HealthPerson, today: string): DatedCalculation[] {
  const base = sex === 'male' ? 165 : 95;
  return [84, 56, 28, 5].map((daysAgo, round) => {
    const input: OneRepMaxInput = {
      weight: base + (index % 5) * 5 + round * 5,
      unit_weight: 'lb',
      reps: 8 - round,
      exercise_name: LIFTS[index % LIFTS.length] ?? 'Barbell Back Squat',
    };
    return calculated(oneRepMaxCalculator, input, addDays(today, -daysAgo - (index % 4)));
  });
}

function heartRates({ age, index }: HealthPerson, today: string): DatedCalculation[] {
  return [90, 6].map((daysAgo, round) => {
    const resting_heart_rate = 70 - (index % 8) - round * 3;
    const input: MaxHeartRateInput = { age, formula: 'tanaka', resting_heart_rate };
    return calculated(maxHeartRateCalculator, input, addDays(today, -daysAgo - (index % 5)));
  });
}

function skinfolds({ sex, age, index }: HealthPerson, today: string): DatedCalculation[] {
  return [70, 35, 7].map((daysAgo, round) => {
    const less = round * 1.5;
    const folds =
      sex === 'male'
        ? { chest: 14 + (index % 5) - less, abdomen: 24 + (index % 7) - less, thigh: 18 - less }
        : { triceps: 21 + (index % 5) - less, suprailiac: 19 + (index % 6) - less, thigh: 27 - less };
    const input: BodyFatInput = { method: 'jackson_pollock_3', sex, age, folds, density_equation: 'siri' };
    return calculated(bodyFatCalculator, input, addDays(today, -daysAgo - (index % 3)));
  });
}

function calculated(
  { contract, calculationOf }: Calculator,
  input: unknown,
  calculatedOn: string,
): DatedCalculation {
  const outcome = calculationOf(input);
  if (outcome.kind === 'problem') throw new Error(`A calculation of the seed fails: ${outcome.problem}`);
  return { ...outcome.result, kind: contract.wireKind, calculatedOn };
}
