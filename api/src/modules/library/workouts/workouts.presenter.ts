import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { PRODUCT_NAME, PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type {
  findWorkouts,
  listWorkoutFilters,
  readWorkouts,
  Workout,
  WorkoutSummary,
} from '@formline/shared/contracts/library/workouts';
import { presentUploadedMedia } from '../media/media.presenter';
import { contentPresenter } from './workoutContent.presenter';
import type { WorkoutContent } from './workoutContent.repository';
import type { WorkoutPage } from './workoutList.repository';
import type { WorkoutWithContent, WorkoutRow } from './workouts.repository';

export function presentWorkout({ workout, content }: WorkoutWithContent): Workout {
  return { ...presentWorkoutSummary(workout), sections: contentPresenter(content)(workout.id) };
}

export function presentWorkouts({
  workouts,
  content,
}: {
  readonly workouts: readonly WorkoutRow[];
  readonly content: WorkoutContent;
}): EndpointResult<typeof readWorkouts> {
  const sectionsOf = contentPresenter(content);
  return {
    workouts: workouts.map((row) => ({ ...presentWorkoutSummary(row), sections: sectionsOf(row.id) })),
    nextPage: null,
  };
}

export function presentWorkoutPage({
  rows,
  nextPage,
  total,
  programNames,
}: WorkoutPage): EndpointResult<typeof findWorkouts> {
  const workouts = rows.map((row) => {
    const names = programNames.get(row.id);
    return { ...presentWorkoutSummary(row), ...(names && { program_names: [...names] }) };
  });
  return { workouts, nextPage, total };
}

export function presentWorkoutFilters(): EndpointResult<typeof listWorkoutFilters> {
  return [
    { filter_value: 'trainer', display_value: 'My Workouts' },
    { filter_value: PRODUCT_SLUG, display_value: `${PRODUCT_NAME} Workouts` },
  ];
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
