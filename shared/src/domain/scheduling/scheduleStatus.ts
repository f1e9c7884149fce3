import type { ScheduleSummary } from '../../contracts/scheduling/scheduleDetails';

interface Progress {
  readonly startDate: string;
  readonly endDate: string;
  readonly isCancelled: boolean;
  readonly scheduledCount: number;
  readonly completedCount: number;
}

/**
 * How a schedule stands: cancelled when it was called off, completed when all its work is done, upcoming before its first
 * day, over when its last day is past and something was left undone, active otherwise.
 * @param today the day it is where the trainer is, `YYYY-MM-DD`
 */
export function scheduleStatus(progress: Progress, today: string): ScheduleSummary['status'] {
  const { startDate, endDate, isCancelled, scheduledCount, completedCount } = progress;
  if (isCancelled) return 'cancelled';
  if (scheduledCount > 0 && scheduledCount === completedCount) return 'completed';
  if (today < startDate) return 'upcoming';
  return today > endDate ? 'over' : 'active';
}
