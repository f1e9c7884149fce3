import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type {
  GroupSchedule,
  readGroupSchedule,
  readPlannedGroupWork,
} from '@formline/shared/contracts/groupSchedules';
import { presentPlan, presentPlanWorkouts } from '../schedules/schedulesOverview.presenter';
import type { PlanWorkoutRow } from '../schedules/schedulesOverview.repository';
import type { WorkoutContent } from '../workouts/workoutContent.repository';
import type { GroupSummaryRow } from './groupSchedules.repository';
import type { PlannedCount } from './plannedGroupWork.repository';

export interface GroupScheduleWithWorkouts {
  readonly plan: GroupSummaryRow;
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

export const presentGroupDetails = (
  { plan, workouts, content }: GroupScheduleWithWorkouts,
  { today, canEdit }: { readonly today: string; readonly canEdit: boolean },
): EndpointResult<typeof readGroupSchedule> => ({
  ...presentGroupSchedule(plan, today),
  editable: canEdit,
  workouts: presentPlanWorkouts(workouts, content),
});

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
