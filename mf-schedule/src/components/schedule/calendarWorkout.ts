import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';

export type CalendarWorkout = ScheduledWorkout | GroupWorkout;

export const isOnGroupCalendar = (workout: CalendarWorkout): workout is GroupWorkout =>
  'client_count' in workout;

export function isSameWorkout(one: CalendarWorkout, other: CalendarWorkout): boolean {
  if (!isOnGroupCalendar(one)) return !isOnGroupCalendar(other) && one.id === other.id;
  return isOnGroupCalendar(other) && one.plan_workout_id === other.plan_workout_id;
}

/** `index` is needed because group workouts planned before groups had schedules have no id. */
export const workoutKey = (workout: CalendarWorkout, index: number): string => {
  if (!isOnGroupCalendar(workout)) return String(workout.id);
  const { plan_workout_id: planned, workout_id } = workout;
  return planned === null ? `${workout_id} ${index}` : `planned ${planned}`;
};
