import { DATE_PARAMETER } from '../calendar-owner/chosenDay';
import { type PathOwner, schedulingPath } from '../calendar-owner/schedulingPaths';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';

/** Null before its day, and for a group's work, which is logged on the calendar of each member. */
export function logPath(owner: PathOwner, workout: CalendarWorkout, today: string): string | null {
  if (isOnGroupCalendar(workout) || workout.workout_date > today) return null;
  return schedulingPath(owner, 'calendar/log-workout', {
    scheduledWorkoutId: workout.id,
    [DATE_PARAMETER]: workout.workout_date,
  });
}
