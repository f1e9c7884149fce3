import {
  PROGRAM_ID_KEY,
  type ScheduleDetails,
  type ScheduleSummary,
} from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleStatus } from '@formline/shared/domain/scheduling/dayState';
import { isRepeating } from '@formline/shared/domain/scheduling/repetition';
import { presentUploadedMedia } from '../../library/media/media.presenter';
import { contentPresenter } from '../../library/workouts/workoutContent.presenter';
import type { WorkoutContent } from '../../library/workouts/workoutContent.repository';
import { toDaysOfWeek } from '../plans/planResolver';
import type {
  PlanWorkoutRow,
  ScheduleDayRow,
  ScheduleWithDays,
  SummaryRow,
} from './schedulesOverview.repository';

export function presentSummary(row: SummaryRow, today: string): ScheduleSummary {
  return {
    ...presentPlan(row, today),
    client_group_id: row.clientGroupId,
    group_schedule_id: row.groupScheduleId,
  };
}

export function presentPlan(
  row: Omit<SummaryRow, 'clientGroupId' | 'groupScheduleId' | 'programOwnerId'>,
  today: string,
) {
  return {
    id: row.id,
    name: row.programName,
    program_category: { id: row.categoryId, label: row.categoryLabel },
    [PROGRAM_ID_KEY]: row.programId,
    start_date: row.startDate,
    end_date: row.endDate,
    is_repeated: isRepeating(row.repetition),
    is_rotation: row.repetition === 'rotate',
    status: scheduleStatus({ ...row, isCancelled: row.cancelledAt !== null }, today),
    workout_count: row.workoutCount,
    version: row.version,
    scheduled_count: row.scheduledCount,
    completed_count: row.completedCount,
  };
}

export function presentDetails(
  { schedule, workouts, days, content }: ScheduleWithDays,
  { today, canEdit }: { readonly today: string; readonly canEdit: boolean },
): ScheduleDetails {
  return {
    ...presentSummary(schedule, today),
    owner_id: schedule.programOwnerId,
    editable: canEdit,
    workouts: presentPlanWorkouts(workouts, content),
    days: days.map(presentDay),
  };
}

export function presentPlanWorkouts(
  rows: readonly PlanWorkoutRow[],
  content: WorkoutContent,
): ScheduleDetails['workouts'] {
  const sectionsOf = contentPresenter(content);
  return rows.map((row) => ({
    id: row.id,
    workout_id: row.workoutId,
    workout_name: row.name,
    description: row.description,
    exercise_count: row.exerciseCount,
    total_dur_seconds: row.totalDurSeconds,
    days_of_week: toDaysOfWeek(row.daysOfWeek),
    skipped_dates: row.skippedDates.toSorted(),
    ...(row.weekWorkoutIds !== null && { has_weekly_changes: true }),
    owner_id: row.ownerId,
    uploaded_media: row.media === null ? null : presentUploadedMedia(row.media),
    sections: sectionsOf(row.workoutId),
  }));
}

const presentDay = (row: ScheduleDayRow): ScheduleDetails['days'][number] => ({
  id: row.id,
  workout_date: row.date,
  workout_id: row.workoutId,
  workout_name: row.workoutName,
  plan_workout_id: row.planWorkoutId,
  is_moved: row.isMoved,
  is_complete: row.isComplete,
  makes_up_for: row.makesUpFor,
  made_up_on: row.madeUpOn,
  completed_at: row.completedAt?.toISOString() ?? null,
});
