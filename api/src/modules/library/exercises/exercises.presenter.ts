import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type {
  Exercise,
  ExerciseDetails,
  findExercises,
  listExerciseFilters,
} from '@formline/shared/contracts/library/exercises';
import { PRODUCT_NAME, PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { mapValues } from '@formline/shared/domain/text/typedRecords';
import type { ExerciseRow } from './exercises.repository';
import type { ExercisePage, ExerciseWithAdjustments, TaggedExercises } from './taggedExercises';
import type { TagsOfExercises } from './exerciseTags.repository';

export function presentExercisePage({
  exercises,
  tags,
  nextPage,
  total,
}: ExercisePage): EndpointResult<typeof findExercises> {
  return { exercises: exercises.map((row) => presentExercise(row, tags)), nextPage, total };
}

export const presentExercisesById = ({ exercises, tags }: TaggedExercises): ReadonlyMap<number, Exercise> =>
  new Map(exercises.map((row) => [row.id, presentExercise(row, tags)]));

export function presentExerciseDetails(read: ExerciseWithAdjustments): ExerciseDetails {
  const others = presentExercisesById(read);
  return {
    ...presentExercise(read.exercise, read.tags),
    progressions_regressions: read.adjustments.flatMap(({ primaryExerciseId, exerciseId, kind }) => {
      const exercise = others.get(exerciseId);
      return exercise ? [{ primary_exercise_id: primaryExerciseId, exerciseType: kind, exercise }] : [];
    }),
    version: read.exercise.version,
  };
}

export function presentExercise(row: ExerciseRow, tags: TagsOfExercises): Exercise {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image_url: row.imageUrl,
    video_url: row.videoUrl,
    is_favorite: row.isFavorite,
    allow_unilateral: row.allowUnilateral,
    ...mapValues(tags, (ofExercises) => [...(ofExercises.get(row.id) ?? [])]),
    exercise_source: row.ownerId === null ? PRODUCT_SLUG : 'trainer',
    owner_id: row.ownerId,
    progression_enabled: row.hasProgression,
    regression_enabled: row.hasRegression,
    sets: row.sets,
    reps: row.reps,
    dur_seconds: row.durSeconds,
    distance: row.distance,
    distance_units: row.distanceUnits,
    weight: row.weight,
    weight_units: 'lb',
    pace: row.pace,
    pace_units: row.paceUnits,
    tempo: row.tempo,
    rest: row.restSeconds,
    rest_tempo: row.restTempo,
    exercise_sides: row.exerciseSides,
  };
}

export function presentExerciseFilters(): EndpointResult<typeof listExerciseFilters> {
  return [
    { filter_value: 'trainer', display_value: 'My Exercises' },
    { filter_value: PRODUCT_SLUG, display_value: `${PRODUCT_NAME} Exercises` },
  ];
}
