import type { Workout, WorkoutSummary } from '@formline/shared/contracts/workouts';
import { presentUploadedMedia } from '../media/media.presenter';
import { contentPresenter } from './workoutContent.presenter';
import type { WholeWorkout, WorkoutRow } from './workouts.repository';

export function presentWorkout({ workout, content }: WholeWorkout): Workout {
  return { ...presentWorkoutSummary(workout), sections: contentPresenter(content)(workout.id) };
}

export function presentWorkoutSummary(row: WorkoutRow): WorkoutSummary {
  return {
    id: row.id,
    key: String(row.id),
    name: row.name,
    description: row.description,
    exercise_count: row.exerciseCount,
    total_dur_seconds: row.totalDurSeconds,
    uploaded_media: row.media === null ? null : presentUploadedMedia(row.media),
    is_public: row.isPublic,
    owner_id: row.ownerId,
    is_visible: !row.isScheduleCopy,
    version: row.version,
  };
}
