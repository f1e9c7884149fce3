import type { PlanChanges } from '@formline/shared/contracts/scheduleChanges';
import { type Repetition, runProblem, startProblem } from '@formline/shared/domain/repetition';
import {
  changedCalendar,
  type ChangedCalendar,
  changedDates,
  type PresentWorkout,
} from '@formline/shared/domain/rescheduling';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound } from '../../plugins/HttpProblem';
import { categoryOf } from '../programs/categoryOf';
import type { PlaceChange } from './planPlaces.repository';
import { toDaysOfWeek, workoutNames } from './planResolver';

/** What changes; the version may be left out by calls that know none. */
export type Wished = Partial<PlanChanges>;

/** What a plan says of itself, a client's or a group's. */
export interface PlanRow {
  readonly trainerId: number;
  readonly programId: number | null;
  readonly programName: string | null;
  readonly programCategoryId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly repetition: Repetition;
}

export interface Place extends PlaceChange {
  readonly name: string;
}

export interface PresentPlace {
  readonly id: number;
  readonly workoutId: number;
  readonly daysOfWeek: readonly number[];
  readonly skippedDates: readonly string[];
}

/** What of a plan makes its days. */
export type RuledPlan = Pick<PlanRow, 'programId' | 'startDate' | 'endDate' | 'repetition'>;

interface PlanChange<P extends RuledPlan = PlanRow> {
  readonly plan: P;
  readonly wished: Wished;
  readonly today: string;
}

/** What a plan has before a change. */
interface Present<P extends PresentWorkout> {
  readonly places: readonly PresentPlace[];
  /** What it has on the calendar from today on. */
  readonly workouts: readonly P[];
}

export interface PlanRun<P extends PresentWorkout> {
  readonly places: readonly Place[];
  readonly calendar: ChangedCalendar<P>;
  /** What the plan says of itself from now on. */
  readonly changes: Omit<PlanRow, 'trainerId' | 'programId'> & { readonly cancelledAt: null };
}

/** The workouts and days a plan has after a change, or why it cannot be, in words for the trainer. */
export async function nextRun<P extends PresentWorkout>(
  db: DatabaseHandle,
  change: PlanChange,
  present: Present<P>,
): Promise<PlanRun<P>> {
  const { plan, wished, today } = change;
  const places = await placesOf(db, change, present.places);
  const { program_category_id: wishedCategory } = wished;
  const categoryId =
    wishedCategory === undefined ? plan.programCategoryId : await categoryOf(db, wishedCategory);
  const { dates } = daysAhead(change, places);
  const skippedDatesOf = (placeId: number | null) =>
    present.places.find(({ id }) => id === placeId)?.skippedDates ?? [];
  const workouts = toRepeated(places).map((workout, index) => {
    const id = places[index]?.id ?? null;
    return { ...workout, id, skippedDates: skippedDatesOf(id) };
  });
  return {
    places,
    calendar: changedCalendar({
      schedule: datesOf(plan),
      change: wished,
      workouts,
      present: present.workouts,
      today,
    }),
    changes: {
      ...dates,
      programName: wished.name || plan.programName,
      programCategoryId: categoryId,
      cancelledAt: null,
    },
  };
}

async function placesOf(
  db: DatabaseHandle,
  { plan, wished }: PlanChange,
  present: readonly PresentPlace[],
): Promise<Place[]> {
  const wanted = wished.workouts?.map(({ id, workout_id: workoutId, days_of_week: days }) => {
    const place = present.find((one) => one.id === id);
    if (id !== undefined && !place) throw notFound('This schedule has no workout with this number.');
    const chosen = workoutId ?? place?.workoutId;
    if (chosen === undefined) throw invalidInput('workouts: a new one needs its workout_id');
    return { id: id ?? null, workoutId: chosen, daysOfWeek: days.map(Number) };
  });
  const places = wanted ?? present;
  const kept = places.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(kept).size !== kept.length) throw invalidInput('workouts: one stands there twice');
  const names = await workoutNames(db, {
    trainerId: plan.trainerId,
    ids: places.map(({ workoutId }) => workoutId),
    held: present.map(({ workoutId }) => workoutId),
    withCopies: true,
  });
  return places.map(({ id, workoutId, daysOfWeek }, ordinal) => ({
    id,
    workoutId,
    ordinal,
    daysOfWeek,
    name: names.get(workoutId) ?? '',
  }));
}

interface RuledPlace {
  readonly name?: string;
  readonly daysOfWeek: readonly number[];
}

/** Days from today on and the dates of a plan after a change. Names of workouts serve its refusals alone. */
export function daysAhead({ plan, wished, today }: PlanChange<RuledPlan>, places: readonly RuledPlace[]) {
  const { rule, isSameRule, endDate, repetition, days } = changedDates({
    schedule: datesOf(plan),
    change: wished,
    workouts: toRepeated(places),
    today,
  });
  const problem =
    (rule.startDate === plan.startDate ? null : startProblem(rule.startDate, today)) ??
    (isSameRule ? null : runProblem(rule));
  if (problem !== null) throw invalidInput(problem);
  return { days, dates: { startDate: rule.startDate, endDate, repetition } };
}

const datesOf = ({ startDate, endDate, repetition, programId }: RuledPlan) => ({
  startDate,
  endDate,
  isRepeated: repetition === 'repeat',
  isProgram: programId !== null,
});

const toRepeated = (places: readonly RuledPlace[]) =>
  places.map(({ name = '', daysOfWeek }) => ({ name, days_of_week: toDaysOfWeek(daysOfWeek) }));

interface StandingPlan {
  readonly plan: PlanRow;
  readonly places: readonly Omit<PresentPlace, 'skippedDates'>[];
  readonly today: string;
}

/** Whether the rule of a plan, as it stands, puts a place's workout on a day that is ahead. */
export function isInRule(
  { plan, places, today }: StandingPlan,
  { placeId, date }: { readonly placeId: number; readonly date: string },
): boolean {
  const { days } = daysAhead({ plan, wished: {}, today }, places);
  return days.some((day) => day.date === date && places[day.place]?.id === placeId);
}
