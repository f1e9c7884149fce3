import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';

/** One workout on one day of a calendar: a client's own, or a group's with how many members have done it. */
export type CalendarWorkout = ScheduledWorkout | GroupWorkout;

/** Whether it stands on a group's calendar, and not on that of a member. */
export const isOnGroupCalendar = (workout: CalendarWorkout): workout is GroupWorkout =>
  'client_count' in workout;

/**
 * Tells the workouts of one day apart. `place` is where it stands among them: a group's workout that was planned before
 * groups had schedules has no number of its own.
 */
export const workoutKey = (workout: CalendarWorkout, index: number): string => {
  if (!isOnGroupCalendar(workout)) return String(workout.id);
  const { plan_workout_id: planned, workout_id } = workout;
  return planned === null ? `${workout_id} ${index}` : `planned ${planned}`;
};
