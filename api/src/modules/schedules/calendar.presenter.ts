import type {
  listDayWorkouts,
  listGroupDayWorkouts,
  listWeeklyCompletion,
} from '@formline/shared/contracts/calendar';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { CompletionRow, DayRow, GroupDayRow } from './calendar.repository';
import { presentScheduledWorkout } from './schedules.presenter';

export const presentDayWorkout = (row: DayRow): EndpointResult<typeof listDayWorkouts>[number] => ({
  ...presentScheduledWorkout(row),
  program_start_date: row.startDate,
  program_end_date: row.endDate,
});

export const presentCompletion = (
  row: CompletionRow,
): EndpointResult<typeof listWeeklyCompletion>[number] => ({
  workout_date: row.date,
  workout_count: row.total,
  completed_count: row.completed,
  is_complete: row.completed === row.total,
});

export const presentGroupWorkout = (
  row: GroupDayRow,
): EndpointResult<typeof listGroupDayWorkouts>[number] => ({
  workout_date: row.date,
  workout_id: row.workoutId,
  workout_name: row.workoutName,
  program_name: row.programName,
  program_category_name: row.programCategoryName,
  total_dur_seconds: row.totalDurSeconds,
  group_schedule_id: row.groupScheduleId,
  plan_workout_id: row.planWorkoutId,
  client_count: row.total,
  completed_count: row.completed,
  is_complete: row.completed === row.total,
});
