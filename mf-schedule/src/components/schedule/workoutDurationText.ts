import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';

export function workoutDurationText(seconds: number): string | null {
  return seconds <= 0 ? null : workoutTotalText(seconds, 'down');
}
