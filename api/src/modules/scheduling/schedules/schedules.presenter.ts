import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import type { CalendarRow } from './schedules.repository';

export function presentScheduledWorkout(row: CalendarRow): ScheduledWorkout {
  return {
    id: row.id,
    workout_date: row.date,
    workout_name: row.workoutName,
    program_name: row.programName,
    program_category_name: row.programCategoryName,
    user_schedule_id: row.userScheduleId,
    workout_id: row.workoutId,
    total_dur_seconds: row.totalDurSeconds,
    is_complete: row.isComplete,
    client_group_id: row.clientGroupId,
  };
}
