import type { WorkoutExercise } from '@formline/shared/contracts/workoutContent';
import { toClockText } from '@formline/shared/domain/clockText';

/** The dose of a placed exercise in as few signs as a narrow row has room for: `3 × 12`, `2 × 01:30`, `1 × 400 meters`. */
export function placedDose(exercise: WorkoutExercise): string {
  const { sets, reps, dur_seconds: duration, distance, distance_units: units } = exercise;
  const counted = duration
    ? toClockText(duration)
    : distance
      ? `${distance} ${units}`
      : reps === null
        ? null
        : String(reps);
  return [sets, counted].filter((part) => part !== null).join(' × ');
}
