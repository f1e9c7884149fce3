import type { PlanChanges } from '@formline/shared/contracts/scheduling/scheduleChanges';
import {
  isRepeating,
  type Repetition,
  runProblem,
  startProblem,
} from '@formline/shared/domain/scheduling/repetition';
import {
  changedCalendar,
  type ChangedCalendar,
  changedDates,
  type PresentWorkout,
} from '@formline/shared/domain/scheduling/rescheduling';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { categoryOf } from '../../library/programs/programs.service';
import type { SlotChange } from './planSlots.repository';
import { toDaysOfWeek, workoutNames } from './planResolver';
import { schedulingTexts as texts } from '../scheduling.texts';

export type RequestedChanges = Partial<PlanChanges>;

export interface PlanRow {
  readonly trainerId: number;
  readonly programId: number | null;
  readonly programName: string | null;
  readonly programCategoryId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly repetition: Repetition;
}

export interface PlanSlot extends SlotChange {
  readonly name: string;
}

export interface ExistingSlot {
  readonly id: number;
  readonly workoutId: number;
  readonly daysOfWeek: readonly number[];
  readonly skippedDates: readonly string[];
}

export type RuledPlan = Pick<PlanRow, 'programId' | 'startDate' | 'endDate' | 'repetition'>;

interface PlanChange<P extends RuledPlan = PlanRow> {
  readonly plan: P;
  readonly requested: RequestedChanges;
  readonly today: string;
}

interface Present<P extends PresentWorkout> {
  readonly slots: readonly ExistingSlot[];
  readonly workouts: readonly P[];
}

export interface PlanRun<P extends PresentWorkout> {
  readonly slots: readonly PlanSlot[];
  readonly calendar: ChangedCalendar<P>;
  readonly changes: Omit<PlanRow, 'trainerId' | 'programId'> & { readonly cancelledAt: null };
}

export async function nextRun<P extends PresentWorkout>(
  db: DatabaseHandle,
  change: PlanChange,
  present: Present<P>,
): Promise<PlanRun<P>> {
  const { plan, requested, today } = change;
  const slots = await slotsOf(db, change, present.slots);
  const { program_category_id: requestedCategory } = requested;
  const categoryId =
    requestedCategory === undefined ? plan.programCategoryId : await categoryOf(db, requestedCategory);
  const { dates } = daysAhead(change, slots);
  const skippedDatesOf = (slotId: number | null) =>
    present.slots.find(({ id }) => id === slotId)?.skippedDates ?? [];
  const workouts = toRepeated(slots).map((workout, index) => {
    const id = slots[index]?.id ?? null;
    return { ...workout, id, skippedDates: skippedDatesOf(id) };
  });
  return {
    slots,
    calendar: changedCalendar({
      schedule: datesOf(plan),
      change: requested,
      workouts,
      present: present.workouts,
      today,
    }),
    changes: {
      ...dates,
      programName: requested.name || plan.programName,
      programCategoryId: categoryId,
      cancelledAt: null,
    },
  };
}

async function slotsOf(
  db: DatabaseHandle,
  { plan, requested }: PlanChange,
  present: readonly ExistingSlot[],
): Promise<PlanSlot[]> {
  const requestedSlots = requested.workouts?.map(({ id, workout_id: workoutId, days_of_week: days }) => {
    const slot = present.find((one) => one.id === id);
    if (id !== undefined && !slot) throw notFound(texts.plans.noSuchWorkoutOfPlan);
    const chosen = workoutId ?? slot?.workoutId;
    if (chosen === undefined) throw invalidInput(texts.plans.newWithoutWorkout);
    return { id: id ?? null, workoutId: chosen, daysOfWeek: days.map(Number) };
  });
  const slots = requestedSlots ?? present;
  const keptIds = slots.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(keptIds).size !== keptIds.length) throw invalidInput(texts.plans.namedTwice);
  const names = await workoutNames(db, {
    trainerId: plan.trainerId,
    ids: slots.map(({ workoutId }) => workoutId),
    held: present.map(({ workoutId }) => workoutId),
    withCopies: true,
  });
  return slots.map(({ id, workoutId, daysOfWeek }, ordinal) => ({
    id,
    workoutId,
    ordinal,
    daysOfWeek,
    name: names.get(workoutId) ?? '',
  }));
}

interface SlotRule {
  readonly name?: string;
  readonly daysOfWeek: readonly number[];
}

export function daysAhead({ plan, requested, today }: PlanChange<RuledPlan>, slots: readonly SlotRule[]) {
  const { rule, isSameRule, endDate, repetition, days } = changedDates({
    schedule: datesOf(plan),
    change: requested,
    workouts: toRepeated(slots),
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
  isRepeated: isRepeating(repetition),
  isRotation: repetition === 'rotate',
  isProgram: programId !== null,
});

const toRepeated = (slots: readonly SlotRule[]) =>
  slots.map(({ name = '', daysOfWeek }) => ({ name, days_of_week: toDaysOfWeek(daysOfWeek) }));

interface ExistingPlan {
  readonly plan: PlanRow;
  readonly slots: readonly Omit<ExistingSlot, 'skippedDates'>[];
  readonly today: string;
}

export function isInRule(
  { plan, slots, today }: ExistingPlan,
  { slotId, date }: { readonly slotId: number; readonly date: string },
): boolean {
  const { days } = daysAhead({ plan, requested: {}, today }, slots);
  return days.some((day) => day.date === date && slots[day.index]?.id === slotId);
}
