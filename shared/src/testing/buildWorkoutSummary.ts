import type { WorkoutSummary } from '../contracts/library/workouts';

export function buildWorkoutSummary(given: Partial<WorkoutSummary> = {}): WorkoutSummary {
  const { id = 1 } = given;
  return {
    id,
    key: String(id),
    name: `Workout ${id}`,
    description: '',
    exercise_count: 6,
    total_dur_seconds: 1800,
    uploaded_media: null,
    is_public: true,
    owner_id: null,
    is_visible: true,
    version: 1,
    ...given,
  };
}
