import type { GroupWorkout } from '@formline/shared/contracts/calendar';
import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';

/** One workout on one day of a calendar: a client's own, or a group's with how many members have done it. */
export type CalendarWorkout = ScheduledWorkout | GroupWorkout;

/** Whether it stands on a group's calendar, and not on that of a member. */
export const isOnGroupCalendar = (workout: CalendarWorkout): workout is GroupWorkout =>
  'client_count' in workout;

/** Tells the workouts of one day apart. `place` is where it stands among them: a group's workout has no number of its own. */
export const workoutKey = (workout: CalendarWorkout, place: number): string =>
  isOnGroupCalendar(workout)
    ? `${workout.group_schedule_id} ${workout.workout_id} ${place}`
    : String(workout.id);
