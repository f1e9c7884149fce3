import type { ScheduledWorkout } from '../../contracts/scheduling/schedules';
import type { ScheduleSummary } from '../../contracts/scheduling/scheduleDetails';

export type DayState = 'complete' | 'incomplete' | 'upcoming' | 'none';

type Doable = Pick<ScheduledWorkout, 'is_complete'>;

/** Complete when all is done, incomplete when open and past. Dates `YYYY-MM-DD` in the trainer's zone. */
export function dayState(workouts: readonly Doable[], date: string, today: string): DayState {
  if (workouts.length === 0) return 'none';
  if (workouts.every((workout) => workout.is_complete)) return 'complete';
  return date < today ? 'incomplete' : 'upcoming';
}

interface Progress {
  readonly startDate: string;
  readonly endDate: string;
  readonly isCancelled: boolean;
  readonly scheduledCount: number;
  readonly completedCount: number;
}

/** Status of a schedule; `over`: past with undone work. @param today in the trainer's zone, `YYYY-MM-DD` */
export function scheduleStatus(progress: Progress, today: string): ScheduleSummary['status'] {
  const { startDate, endDate, isCancelled, scheduledCount, completedCount } = progress;
  if (isCancelled) return 'cancelled';
  if (scheduledCount > 0 && scheduledCount === completedCount) return 'completed';
  if (today < startDate) return 'upcoming';
  return today > endDate ? 'over' : 'active';
}
