import type { ScheduledWorkout } from '../../contracts/scheduling/schedules';

export type DayState = 'complete' | 'incomplete' | 'upcoming' | 'none';

type Doable = Pick<ScheduledWorkout, 'is_complete'>;

/**
 * State of a day's work: complete when all is done, incomplete when open and past. Dates `YYYY-MM-DD`, trainer's
 * zone.
 */
export function dayState(workouts: readonly Doable[], date: string, today: string): DayState {
  if (workouts.length === 0) return 'none';
  if (workouts.every((workout) => workout.is_complete)) return 'complete';
  return date < today ? 'incomplete' : 'upcoming';
}
