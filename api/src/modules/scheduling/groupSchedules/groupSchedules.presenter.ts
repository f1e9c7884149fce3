import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type {
  GroupSchedule,
  readGroupSchedule,
  readPlannedGroupWork,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import { presentPlan, presentPlanWorkouts } from '../schedules/schedulesOverview.presenter';
import type { PlanWorkoutRow } from '../schedules/schedulesOverview.repository';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import { groupPlanDays, movedWorkouts } from './groupPlanDays';
import type { GroupSlotRow, GroupSummaryRow } from './groupSchedules.repository';
import type { PlannedCount } from './plannedGroupWork.repository';

export interface GroupScheduleWithWorkouts {
  readonly plan: GroupSummaryRow;
  readonly slots: readonly GroupSlotRow[];
  readonly workouts: readonly PlanWorkoutRow[];
  readonly content: WorkoutContent;
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
  { plan, slots, workouts, content }: GroupScheduleWithWorkouts,
  { today, canEdit }: { readonly today: string; readonly canEdit: boolean },
): EndpointResult<typeof readGroupSchedule> {
  const days = groupPlanDays({ plan, slots, today });
  const datesOf = (slotId: number) =>
    days.filter(({ index: slot }) => slots[slot]?.id === slotId).map(({ date }) => date);
  const movedDatesOf = (slotId: number) =>
    movedWorkouts(slots)
      .filter(({ scheduleWorkoutId, date }) => scheduleWorkoutId === slotId && date >= today)
      .map(({ date }) => date);
  return {
    ...presentGroupSchedule(plan, today),
    editable: canEdit,
    workouts: presentPlanWorkouts(workouts, content).map((workout) => ({
      ...workout,
      dates_ahead: datesOf(workout.id).toSorted(),
      moved_dates: movedDatesOf(workout.id).toSorted(),
    })),
  };
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
