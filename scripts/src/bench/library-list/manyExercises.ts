import type { Exercise } from '@formline/shared/contracts/exercises';

const movements = ['Squat', 'Press', 'Row', 'Lunge', 'Carry', 'Pull', 'Hinge', 'Rotation'];
const muscles = ['Chest', 'Back', 'Quadriceps', 'Hamstrings', 'Shoulders', 'Calves'];
const components = ['Strength', 'Power', 'Balance', 'Mobility'];

const dose = {
  sets: null,
  reps: null,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  weight: null,
  weight_units: 'lb',
  pace: null,
  pace_units: 'mph',
  tempo: null,
  rest: 0,
  rest_tempo: 0,
  exercise_sides: 'alternate',
} as const;

const pick = (words: readonly string[], index: number) => {
  const id = index % words.length;
  return { id: id + 1, name: words[id] ?? '' };
};

/** So many exercises of the provider, whose rows are drawn as those of the demo world are: a figure and two words. */
export const manyExercises = (count: number): Exercise[] =>
  Array.from({ length: count }, (_, index) => ({
    ...dose,
    id: index + 1,
    name: `${pick(movements, index).name} ${String(index + 1).padStart(5, '0')}`,
    description: 'Stand tall and breathe evenly.',
    image_url: null,
    video_url: null,
    is_favorite: index % 9 === 0,
    allow_unilateral: false,
    muscle_groups: [pick(muscles, index), pick(muscles, index + 2)],
    fitness_components: [pick(components, index)],
    exercise_source: 'formline',
    owner_id: null,
    progression_enabled: false,
    regression_enabled: false,
  }));
