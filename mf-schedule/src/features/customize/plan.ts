import type { GroupScheduleDetails } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { PlanWorkout, ScheduleDetails } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { PROGRAM_ID_KEY } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type { RepeatedWorkout, RepetitionRule } from '@formline/shared/domain/scheduling/repetition';
import type { OpenSchedule } from '../../components/schedule-changes/scheduleCalls';

export type PlanDay = ScheduleDetails['days'][number];

type PlacedWorkout = PlanWorkout &
  Partial<Pick<GroupScheduleDetails['workouts'][number], 'dates_ahead' | 'week_workout_ids'>>;

export interface Plan extends Pick<
  GroupScheduleDetails,
  | 'id'
  | 'name'
  | 'program_category'
  | 'start_date'
  | 'end_date'
  | 'is_repeated'
  | 'is_rotation'
  | 'status'
  | 'version'
  | 'editable'
  | typeof PROGRAM_ID_KEY
> {
  readonly workouts: readonly PlacedWorkout[];
  /** Null for groups, whose days are on the members' calendars. */
  readonly days: readonly PlanDay[] | null;
  readonly fromGroup: number | null;
}

export const planOf = (schedule: OpenSchedule): Plan =>
  'days' in schedule
    ? { ...schedule, fromGroup: schedule.client_group_id }
    : { ...schedule, days: null, fromGroup: null };

export type StillReason = 'group' | 'over' | 'reader';

export function stillReason(
  plan: Plan,
  { canEdit, today }: { readonly canEdit: boolean; readonly today: string },
): StillReason | null {
  const { editable, fromGroup, status, days, workouts } = plan;
  if (!canEdit || !editable) return 'reader';
  if (fromGroup !== null) return 'group';
  if (status !== 'over' && status !== 'completed') return null;
  // A workout may have been moved past the plan's end.
  const isSomeAhead = days
    ? days.some((day) => isAhead(day, today))
    : workouts.some(({ id }) => datesAhead(plan, id, today).length > 0);
  return isSomeAhead ? null : 'over';
}

export const ruleOf = <W extends RepeatedWorkout>(
  plan: Pick<Plan, 'start_date' | 'end_date' | 'is_repeated' | 'is_rotation' | typeof PROGRAM_ID_KEY>,
  workouts: readonly W[],
): RepetitionRule<W> => ({
  startDate: plan.start_date,
  endDate: plan.is_repeated ? plan.end_date : null,
  isProgram: plan[PROGRAM_ID_KEY] !== null,
  isRotation: plan.is_rotation,
  workouts,
});

export function datesAhead(plan: Plan, slotId: number, today: string): readonly string[] {
  if (plan.days === null) {
    const { dates_ahead: dates = [] } = plan.workouts.find(({ id }) => id === slotId) ?? {};
    return dates.filter((date) => date >= today);
  }
  return plan.days
    .filter((day) => isAhead(day, today) && day.plan_workout_id === slotId)
    .map((day) => day.workout_date);
}

export const isAhead = ({ workout_date: date, is_complete: isDone }: PlanDay, today: string): boolean =>
  date >= today && !isDone;
