import type { PlacedExerciseContent, WorkoutContent } from './content/types';

/** Seconds one repetition takes at each tempo: slow, medium, fast, explosive. */
const SECONDS_PER_REP = { 1: 5, 2: 3, 3: 2, 4: 1 } as const;
const DEFAULT_TEMPO = 2;

/** Time a workout takes in seconds: every set with its rest. */
export function workoutSeconds(workout: WorkoutContent): number {
  return workout.sections
    .flatMap((section) => section.exercises)
    .reduce((total, placed) => total + placedSeconds(placed), 0);
}

function placedSeconds({ sets, reps, durSeconds, tempo, restSeconds }: PlacedExerciseContent): number {
  const effort = durSeconds ?? (reps ?? 1) * SECONDS_PER_REP[tempo ?? DEFAULT_TEMPO];
  return sets * (effort + restSeconds);
}
