import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { Exercise, findExercises, listExerciseFilters } from '@formline/shared/contracts/exercises';
import { PRODUCT_NAME, PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type { ExercisePage, ExerciseRow, ExerciseTags, TagRow } from './exercises.repository';

export function presentExercisePage({
  exercises,
  nextPage,
  ...tags
}: ExercisePage): EndpointResult<typeof findExercises> {
  return { exercises: exercises.map((row) => presentExercise(row, tags)), nextPage };
}

export function presentExercise(
  row: ExerciseRow,
  { muscleGroups, fitnessComponents }: ExerciseTags,
): Exercise {
  const tagsOf = (tags: readonly TagRow[]) =>
    tags.filter(({ exerciseId }) => exerciseId === row.id).map(({ id, name }) => ({ id, name }));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image_url: row.imageUrl,
    video_url: row.videoUrl,
    is_favorite: row.isFavorite,
    allow_unilateral: row.allowUnilateral,
    muscle_groups: tagsOf(muscleGroups),
    fitness_components: tagsOf(fitnessComponents),
    exercise_source: row.ownerId === null ? PRODUCT_SLUG : 'trainer',
    owner_id: row.ownerId,
  };
}

/** The sources the filter menu offers, in the words of the library's headings. */
export function presentExerciseFilters(): EndpointResult<typeof listExerciseFilters> {
  return [
    { filter_value: 'trainer', display_value: 'My Exercises' },
    { filter_value: PRODUCT_SLUG, display_value: `${PRODUCT_NAME} Exercises` },
  ];
}
