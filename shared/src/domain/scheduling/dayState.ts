import type { ScheduledWorkout } from '../../contracts/scheduling/schedules';

/** State of a day in a client's schedule. */
export type DayState = 'complete' | 'incomplete' | 'upcoming' | 'none';

type Doable = Pick<ScheduledWorkout, 'is_complete'>;

/**
 * How a day stands: complete when all its work is done, incomplete when it is past and some work is not, upcoming when
 * work is still to be done today or later, none without work. Give it one workout and it says how that one stands.
 * @param date the day, `YYYY-MM-DD`
 * @param today the day it is where the trainer is, `YYYY-MM-DD`
 */
export function dayState(workouts: readonly Doable[], date: string, today: string): DayState {
  if (workouts.length === 0) return 'none';
  if (workouts.every((workout) => workout.is_complete)) return 'complete';
  return date < today ? 'incomplete' : 'upcoming';
}
