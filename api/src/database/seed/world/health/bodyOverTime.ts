import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { roundTo } from '@formline/shared/domain/calculators/measureUnits';
import type { HealthPerson } from './healthPeople';

export interface BodyOnDay {
  readonly date: string;
  readonly weight: number;
  readonly bodyFat: number;
}

/** Positive: the person was heavier a fortnight earlier. */
const POUNDS_PER_FORTNIGHT = [1.4, 0.8, -0.7, 1.9, 0.1, 1.1, -1.2];
const FAT_PER_POUND = 0.18;
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
      return {
        date,
        weight: roundTo(person.weight + heavier, 1),
        bodyFat: roundTo(Math.min(55, Math.max(6, person.bodyFat + heavier * FAT_PER_POUND)), 1),
      };
    })
    .reverse();
}

function fortnights({ startedTrainingAt }: HealthPerson, last: string): string[] {
  return Array.from({ length: MOST_MEASUREMENTS }, (_, index) => addDays(last, -index * DAYS_APART)).filter(
    (date, index) => index === 0 || date >= startedTrainingAt,
  );
}
