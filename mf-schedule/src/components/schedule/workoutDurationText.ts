import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';

/** How long a workout takes, as calendars say it; nothing when it is not known. */
export function workoutDurationText(seconds: number): string | null {
  return seconds <= 0 ? null : workoutTotalText(seconds, 'down');
}
