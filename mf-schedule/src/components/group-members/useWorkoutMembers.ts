import {
  type GroupDayWorkout,
  type GroupWorkout,
  listGroupDayWorkouts,
} from '@formline/shared/contracts/scheduling/calendar';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';

export type WorkoutMember = NonNullable<GroupDayWorkout['members']>[number];

export interface WorkoutMembers {
  readonly done: readonly WorkoutMember[];
  readonly notDone: readonly WorkoutMember[];
}

export function useWorkoutMembers(groupId: number | null, workout: GroupWorkout): WorkoutMembers | null {
  const query = queryOf(listGroupDayWorkouts, {
    params: { id: groupId ?? 0 },
    query: { date: workout.workout_date, ...useClubScope() },
  });
  const { data } = useQuery({ ...query, enabled: groupId !== null });
  const members = data?.find((one) => isSame(one, workout))?.members;
  if (!members) return null;
  return {
    done: members.filter(({ is_complete: isDone }) => isDone),
    notDone: members.filter(({ is_complete: isDone }) => !isDone),
  };
}

/** Work scheduled before groups had schedules has no id of its own. */
const isSame = (one: GroupWorkout, other: GroupWorkout): boolean =>
  one.plan_workout_id === null || other.plan_workout_id === null
    ? one.workout_id === other.workout_id &&
      one.workout_name === other.workout_name &&
      one.program_name === other.program_name
    : one.plan_workout_id === other.plan_workout_id;
