import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type {
  GroupSchedule,
  MemberException,
  readGroupSchedule,
  readPlannedGroupWork,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import { fullName } from '../../people/users/users.presenter';
import { presentPlan, presentPlanWorkouts } from '../schedules/schedulesOverview.presenter';
import type { PlanWorkoutRow } from '../schedules/schedulesOverview.repository';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import { groupPlanDays, movedWorkouts } from './groupPlanDays';
import type { GroupSlotRow, GroupSummaryRow } from './groupSchedules.repository';
import type { MemberExceptionRow } from './memberExceptions.repository';
import type { PlannedCount } from './plannedGroupWork.repository';

export interface GroupScheduleWithWorkouts {
  readonly plan: GroupSummaryRow;
  readonly slots: readonly GroupSlotRow[];
  readonly workouts: readonly PlanWorkoutRow[];
  readonly content: WorkoutContent;
  readonly exceptions: readonly MemberExceptionRow[];
}

export interface PlannedGroupWork {
  readonly clients: readonly PlannedCount[];
  readonly kept: readonly PlannedCount[];
  readonly joiningCount: number;
}

export function presentGroupSchedule(row: GroupSummaryRow, today: string): GroupSchedule {
  return {
    ...presentPlan(row, today),
    client_group_id: row.clientGroupId,
    client_count: row.clientCount,
  };
}

export function presentGroupDetails(
  { plan, slots, workouts, content, exceptions }: GroupScheduleWithWorkouts,
  { today, canEdit }: { readonly today: string; readonly canEdit: boolean },
): EndpointResult<typeof readGroupSchedule> {
  const days = groupPlanDays({ plan, slots, today });
  const datesOf = (slotId: number) =>
    days.filter(({ index: slot }) => slots[slot]?.id === slotId).map(({ date }) => date);
  const movedDatesOf = (slotId: number) =>
    movedWorkouts(slots)
      .filter(({ scheduleWorkoutId, date }) => scheduleWorkoutId === slotId && date >= today)
      .map(({ date }) => date);
  /** Weeks without changes have the planned workout. */
  const weeksOf = (slotId: number) => {
    const { weekWorkoutIds, workoutId = 0 } = slots.find(({ id }) => id === slotId) ?? {};
    return [...new Set(weekWorkoutIds?.map((id) => id || workoutId))];
  };
  return {
    ...presentGroupSchedule(plan, today),
    editable: canEdit,
    member_exceptions: presentExceptions(exceptions),
    workouts: presentPlanWorkouts(workouts, content).map((workout) => ({
      ...workout,
      dates_ahead: datesOf(workout.id).toSorted(),
      moved_dates: movedDatesOf(workout.id).toSorted(),
      ...(workout.has_weekly_changes && { week_workout_ids: weeksOf(workout.id) }),
    })),
  };
}

function presentExceptions(rows: readonly MemberExceptionRow[]): MemberException[] {
  const members = new Map<number, MemberException>();
  for (const { clientId, kind, day, ...name } of rows) {
    const member = members.get(clientId) ?? {
      client_user_id: clientId,
      full_name: fullName(name),
      is_cancelled: false,
      own_days: [],
      skipped_days: [],
    };
    members.set(clientId, member);
    if (kind === 'cancelled') member.is_cancelled = true;
    if (!day) continue;
    const shown = { plan_workout_id: day.slotId, workout_name: day.workoutName, workout_date: day.date };
    (kind === 'own' ? member.own_days : member.skipped_days).push(shown);
  }
  return [...members.values()];
}

export const presentPlannedWork = ({
  clients,
  kept,
  joiningCount,
}: PlannedGroupWork): EndpointResult<typeof readPlannedGroupWork> => ({
  scheduled_count: clients.reduce((total, { count }) => total + count, 0),
  client_count: clients.length,
  clients: clients.map(presentCount),
  kept: kept.map(presentCount),
  joining_count: joiningCount,
});

const presentCount = ({ clientId, count }: PlannedCount) => ({
  client_user_id: clientId,
  scheduled_count: count,
});
