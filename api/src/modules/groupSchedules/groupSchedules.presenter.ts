import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { GroupSchedule, readGroupSchedule } from '@formline/shared/contracts/groupSchedules';
import { presentPlan, presentPlanWorkouts } from '../schedules/schedulesOverview.presenter';
import type { PlanWorkoutRow } from '../schedules/schedulesOverview.repository';
import type { WorkoutContent } from '../workouts/workoutContent.repository';
import type { GroupSummaryRow } from './groupSchedules.repository';

export interface GroupScheduleWithWorkouts {
  readonly plan: GroupSummaryRow;
  readonly workouts: readonly PlanWorkoutRow[];
  readonly content: WorkoutContent;
}

export function presentGroupSchedule(row: GroupSummaryRow, today: string): GroupSchedule {
  return {
    ...presentPlan(row, today),
    client_group_id: row.clientGroupId,
    client_count: row.clientCount,
  };
}

export const presentGroupDetails = (
  { plan, workouts, content }: GroupScheduleWithWorkouts,
  { today, canEdit }: { readonly today: string; readonly canEdit: boolean },
): EndpointResult<typeof readGroupSchedule> => ({
  ...presentGroupSchedule(plan, today),
  editable: canEdit,
  workouts: presentPlanWorkouts(workouts, content),
});
