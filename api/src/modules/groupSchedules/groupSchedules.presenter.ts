import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { GroupSchedule, readGroupSchedule } from '@formline/shared/contracts/groupSchedules';
import { PROGRAM_ID_KEY } from '@formline/shared/contracts/scheduleDetails';
import { scheduleStatus } from '@formline/shared/domain/scheduleStatus';
import { presentPlanWorkouts } from '../schedules/schedulesOverview.presenter';
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
    id: row.id,
    name: row.programName,
    program_category: { id: row.categoryId, label: row.categoryLabel },
    [PROGRAM_ID_KEY]: row.programId,
    start_date: row.startDate,
    end_date: row.endDate,
    is_repeated: row.repetition === 'repeat',
    status: scheduleStatus({ ...row, isCancelled: row.cancelledAt !== null }, today),
    workout_count: row.workoutCount,
    version: row.version,
    client_group_id: row.clientGroupId,
    client_count: row.clientCount,
    scheduled_count: row.scheduledCount,
    completed_count: row.completedCount,
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
