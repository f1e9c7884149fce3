import type { MemberException } from '../../contracts/scheduling/groupSchedules';
import type { ScheduleWorkout } from './rescheduling';
import type { RepeatedDay } from './repetition';

export interface MemberDay {
  readonly date: string;
  readonly name: string;
}

export interface MemberDifference {
  readonly clientId: number;
  readonly name: string;
  /** Cancelled for this member, so that nothing of the change is added. */
  readonly isCancelled: boolean;
  readonly kept: readonly MemberDay[];
  readonly missing: readonly MemberDay[];
}

interface GroupChange {
  readonly workouts: readonly Pick<ScheduleWorkout, 'id'>[];
  readonly added: readonly RepeatedDay[];
}

/** Where members' calendars differ from the group's once its schedule is changed. */
export function memberDifferences(
  exceptions: readonly MemberException[],
  { workouts, added }: GroupChange,
): readonly MemberDifference[] {
  const positionOf = (id: number) => workouts.findIndex((workout) => workout.id === id);
  const isAdded = (date: string, position: number) =>
    position >= 0 && added.some((day) => day.date === date && day.index === position);
  return exceptions
    .map((member) => ({
      clientId: member.client_user_id,
      name: member.full_name,
      isCancelled: member.is_cancelled,
      kept: member.own_days
        .filter(({ plan_workout_id: id }) => positionOf(id) >= 0)
        .map(({ workout_date: date, workout_name: name }) => ({ date, name })),
      missing: member.skipped_days
        .filter(({ plan_workout_id: id, workout_date: date }) => isAdded(date, positionOf(id)))
        .map(({ workout_date: date, workout_name: name }) => ({ date, name })),
    }))
    .filter(({ isCancelled, kept, missing }) => isCancelled || kept.length + missing.length > 0);
}
