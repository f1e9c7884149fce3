import type {
  listDayWorkouts,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
  listWeeklyCompletion,
} from '@formline/shared/contracts/scheduling/calendar';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { fullName } from '../../people/users/users.presenter';
import type { CompletionRow, DayRow, GroupDayRow, GroupMemberRow } from './calendar.repository';
import { presentScheduledWorkout } from '../schedules/schedules.presenter';

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
): EndpointResult<typeof listGroupMonthWorkouts>[number] => ({
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

export const presentGroupDay = ({
  workouts,
  members,
}: {
  readonly workouts: readonly GroupDayRow[];
  readonly members: readonly GroupMemberRow[];
}): EndpointResult<typeof listGroupDayWorkouts> =>
  workouts.map((row) => ({
    ...presentGroupWorkout(row),
    members: oncePerMember(members.filter(({ together }) => together === row.together)).map(presentMember),
  }));

/** A member with the same workout twice on a day counts as done once both are done. */
function oncePerMember(rows: readonly GroupMemberRow[]): GroupMemberRow[] {
  const members = new Map<number, GroupMemberRow>();
  for (const row of rows) {
    const isComplete = row.isComplete && (members.get(row.id)?.isComplete ?? true);
    members.set(row.id, { ...row, isComplete });
  }
  return [...members.values()];
}

const presentMember = (row: GroupMemberRow) => ({
  client_user_id: row.id,
  full_name: fullName(row),
  avatar_url: row.avatarUrl,
  is_complete: row.isComplete,
});
