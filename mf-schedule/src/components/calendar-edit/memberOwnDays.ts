import {
  type MemberException,
  readGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import { queryOf, useQueries } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';

/** Names of members whose own day, or cancelled schedule, a change of the group's workout leaves as it is. */
export function membersApart(exceptions: readonly MemberException[], workout: CalendarWorkout): string[] {
  if (!isOnGroupCalendar(workout)) return [];
  const isMeant = ({ plan_workout_id, workout_date }: MemberException['skipped_days'][number]) =>
    plan_workout_id === workout.plan_workout_id && workout_date === workout.workout_date;
  return exceptions
    .filter(({ is_cancelled, skipped_days }) => is_cancelled || skipped_days.some(isMeant))
    .map(({ full_name }) => full_name);
}

/** Once the schedules of the workouts are read; none of a client's workouts. */
export function useOwnDays(groupId: number, workouts: readonly CalendarWorkout[], currentDate: string) {
  const scope = useClubScope();
  const ids = [
    ...new Set(workouts.flatMap((one) => (isOnGroupCalendar(one) && one.group_schedule_id) || [])),
  ];
  const schedules = useQueries({
    queries: ids.map((groupScheduleId) =>
      queryOf(readGroupSchedule, {
        params: { id: groupId, groupScheduleId },
        query: { currentDate, ...scope },
      }),
    ),
  });
  return (workout: CalendarWorkout): readonly string[] => {
    const read = isOnGroupCalendar(workout)
      ? schedules[ids.indexOf(workout.group_schedule_id ?? 0)]?.data
      : undefined;
    return membersApart(read?.member_exceptions ?? [], workout);
  };
}
