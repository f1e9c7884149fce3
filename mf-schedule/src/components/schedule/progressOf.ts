import type { Schedule } from './useSchedule';

export interface Progress {
  readonly complete: number;
  readonly all: number;
}

export function progressOf(schedule: Schedule, days: readonly string[]): Progress | null {
  let complete = 0;
  let all = 0;
  for (const day of days) {
    const workouts = schedule.workoutsOn(day);
    if (!workouts) return null;
    all += workouts.length;
    complete += workouts.filter((workout) => workout.is_complete).length;
  }
  return { complete, all };
}
