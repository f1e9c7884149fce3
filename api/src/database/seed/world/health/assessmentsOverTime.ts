import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import { roundTo } from '@formline/shared/domain/calculators/measureUnits';
import type { HealthPerson } from './healthPeople';

interface AssessmentPlan {
  readonly name: AssessmentName;
  readonly man: number;
  readonly woman: number;
  /** Relative improvement in four weeks; negative for times and heart rates. */
  readonly gain: number;
  readonly step: number;
}

const plans: readonly AssessmentPlan[] = [
  { name: 'five_hundred_meter_row', man: 112, woman: 128, gain: -0.02, step: 0.5 },
  { name: 'one_mile_run', man: 498, woman: 562, gain: -0.025, step: 1 },
  { name: 'one_minute_jumping_jacks', man: 62, woman: 60, gain: 0.04, step: 1 },
  { name: 'three_minute_step', man: 104, woman: 108, gain: -0.025, step: 1 },
  { name: 'one_minute_squats', man: 42, woman: 38, gain: 0.05, step: 1 },
  { name: 'one_minute_pushups', man: 34, woman: 22, gain: 0.06, step: 1 },
  { name: 'squat', man: 225, woman: 145, gain: 0.03, step: 5 },
  { name: 'bench', man: 175, woman: 95, gain: 0.025, step: 5 },
  { name: 'seated_row', man: 160, woman: 100, gain: 0.025, step: 5 },
];

export interface AssessmentOnDay {
  readonly name: AssessmentName;
  readonly date: string;
  readonly value: number;
}

const DAYS_APART = 28;
const MOST_ROUNDS = 13;
const ROUNDS_OF_GAIN = 10;

export function assessmentsOverTime(person: HealthPerson, today: string): AssessmentOnDay[] {
  const isFull = person.isLongTerm || person.index % 3 === 0;
  const chosen = isFull ? plans : plans.filter((_, position) => (position + person.index) % 3 !== 0);
  const last = addDays(today, -2 - (person.index % 9));
  return Array.from({ length: MOST_ROUNDS }, (_, round) => ({
    round,
    date: addDays(last, -round * DAYS_APART),
  }))
    .filter(({ round, date }) => round === 0 || date >= person.startedTrainingAt)
    .reverse()
    .flatMap(({ round, date }) =>
      chosen.map((plan) => ({ name: plan.name, date, value: valueOf(plan, person, round) })),
    );
}

function valueOf(
  { man, woman, gain, step }: AssessmentPlan,
  person: HealthPerson,
  roundsAgo: number,
): number {
  const average = person.sex === 'male' ? man : woman;
  const fitness = 1 + (((person.index * 7) % 9) - 4) * 0.03 * Math.sign(gain);
  const then = 1 - gain * Math.min(roundsAgo, ROUNDS_OF_GAIN);
  return roundTo(Math.round((average * fitness * then) / step) * step, 1);
}
