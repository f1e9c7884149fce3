import { exerciseTags } from '@formline/shared/contracts/library/exerciseTags';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { mapValues } from '@formline/shared/domain/text/typedRecords';
import { buildDose } from './buildDose';

export function buildExercise(given: Partial<ExerciseDetails> = {}): ExerciseDetails {
  const { id = 1 } = given;
  return {
    id,
    name: `Exercise ${id}`,
    description: 'Stand tall and breathe evenly.',
    image_url: null,
    video_url: null,
    is_favorite: false,
    allow_unilateral: false,
    ...mapValues(exerciseTags, () => []),
    muscle_groups: [{ id: 1, name: 'Chest' }],
    fitness_components: [{ id: 1, name: 'Strength' }],
    exercise_source: 'formline',
    owner_id: null,
    progression_enabled: false,
    regression_enabled: false,
    ...buildDose(),
    progressions_regressions: [],
    version: 1,
    ...given,
  };
}

export const buildExercises = (count: number): ExerciseDetails[] =>
  Array.from({ length: count }, (_, index) => buildExercise({ id: index + 1 }));
