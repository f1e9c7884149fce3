import type { ScheduleSummary } from '../../contracts/scheduling/scheduleDetails';

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
