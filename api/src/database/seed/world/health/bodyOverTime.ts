import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { roundTo, toKilograms, toMetres } from '@formline/shared/domain/calculators/measureUnits';
import type { HealthPerson } from './healthPeople';

interface Girths {
  readonly neck: number;
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
  readonly upperArm: number;
  readonly thigh: number;
  readonly calf: number;
}

export interface BodyOnDay {
  readonly date: string;
  readonly weight: number;
  readonly bodyFat: number;
  readonly girths: Girths;
}

/** Positive: the person was heavier a fortnight earlier. */
const POUNDS_PER_FORTNIGHT = [1.4, 0.8, -0.7, 1.9, 0.1, 1.1, -1.2];
const FAT_PER_POUND = 0.18;
/** Shares of the height, of a person with the typical body mass index. */
const GIRTH_SHARES: Readonly<Record<HealthPerson['sex'], Girths>> = {
  male: { neck: 0.215, chest: 0.56, waist: 0.48, hips: 0.545, upperArm: 0.185, thigh: 0.315, calf: 0.21 },
  female: { neck: 0.197, chest: 0.546, waist: 0.446, hips: 0.59, upperArm: 0.17, thigh: 0.338, calf: 0.215 },
};
const TYPICAL_BODY_MASS_INDEX = 23.5;
const GIRTH_EXPONENT = 0.75;
const DAYS_APART = 14;
const MOST_MEASUREMENTS = 27;
const FORTNIGHTS_OF_CHANGE = 13;
const SHARE_BEFORE = 0.25;

export function bodyOverTime(person: HealthPerson, today: string): BodyOnDay[] {
  const trend = POUNDS_PER_FORTNIGHT[person.index % POUNDS_PER_FORTNIGHT.length] ?? 0;
  const last = addDays(today, -(person.index % 6));
  return fortnights(person, last)
    .map((date, fortnight) => {
      // Changes slow down over time and scatter, as real weights do.
      const changing =
        Math.min(fortnight, FORTNIGHTS_OF_CHANGE) +
        Math.max(0, fortnight - FORTNIGHTS_OF_CHANGE) * SHARE_BEFORE;
      const change = trend * changing * (1 + changing / 40) + Math.sin(fortnight * 1.7 + person.index) * 0.6;
      const heavier = fortnight === 0 ? 0 : change;
      const weight = roundTo(person.weight + heavier, 1);
      return {
        date,
        weight,
        bodyFat: roundTo(Math.min(55, Math.max(6, person.bodyFat + heavier * FAT_PER_POUND)), 1),
        girths: girthsAt(weight, person),
      };
    })
    .reverse();
}

function fortnights({ startedTrainingAt }: HealthPerson, last: string): string[] {
  return Array.from({ length: MOST_MEASUREMENTS }, (_, index) => addDays(last, -index * DAYS_APART)).filter(
    (date, index) => index === 0 || date >= startedTrainingAt,
  );
}

function girthsAt(weight: number, { sex, heightInches }: HealthPerson): Girths {
  const bodyMassIndex = toKilograms(weight, 'lb') / toMetres(heightInches, 'in') ** 2;
  const breadth = heightInches * (bodyMassIndex / TYPICAL_BODY_MASS_INDEX) ** GIRTH_EXPONENT;
  const { neck, chest, waist, hips, upperArm, thigh, calf } = GIRTH_SHARES[sex];
  const inches = (share: number) => roundTo(breadth * share, 1);
  return {
    neck: inches(neck),
    chest: inches(chest),
    waist: inches(waist),
    hips: inches(hips),
    upperArm: inches(upperArm),
    thigh: inches(thigh),
    calf: inches(calf),
  };
}
