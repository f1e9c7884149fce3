import type { Exercise } from '@formline/shared/contracts/exercises';

/** An exercise of the provider; pass what matters to the test. */
export function buildExercise(given: Partial<Exercise> = {}): Exercise {
  const { id = 1 } = given;
  return {
    id,
    name: `Exercise ${id}`,
    description: 'Stand tall and breathe evenly.',
    image_url: null,
    video_url: null,
    is_favorite: false,
    allow_unilateral: false,
    muscle_groups: [{ id: 1, name: 'Chest' }],
    fitness_components: [{ id: 1, name: 'Strength' }],
    exercise_source: 'formline',
    owner_id: null,
    ...given,
  };
}

/** So many exercises, with ids and names counted from 1. */
export const buildExercises = (count: number): Exercise[] =>
  Array.from({ length: count }, (_, index) => buildExercise({ id: index + 1 }));
