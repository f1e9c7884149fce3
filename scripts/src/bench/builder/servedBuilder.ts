import { listProgramCategories } from '@formline/shared/contracts/catalogues';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { findPrograms, type Program, readProgram, updateProgram } from '@formline/shared/contracts/programs';
import {
  findWorkouts,
  readWorkout,
  readWorkouts,
  updateWorkout,
  type Workout,
  type WorkoutSummary,
} from '@formline/shared/contracts/workouts';
import { type ServedPage, serveProduct } from '../servedProduct';

export const WORKOUTS = 12;

/** A full workout: thirty exercises. */
export const SECTIONS = 3;
export const EXERCISES_PER_SECTION = 10;

type PlacedItem = Workout['sections'][number]['exercises'][number];

const placed = (id: number): PlacedItem => ({
  id,
  key: `e${id}`,
  name: `Single-Leg Romanian Deadlift ${id}`,
  description: 'Stand tall and hinge at the hip.',
  image_url: null,
  video_url: null,
  is_favorite: false,
  allow_unilateral: true,
  muscle_groups: [{ id: 1, name: 'Hamstrings' }],
  fitness_components: [{ id: 1, name: 'Strength' }],
  muscle_group_ids: [1],
  fitness_component_ids: [1],
  exercise_source: 'formline',
  owner_id: null,
  progression_enabled: false,
  regression_enabled: false,
  sets: 3,
  reps: 10,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  weight: id,
  weight_units: 'lb',
  pace: null,
  pace_units: 'mph',
  tempo: 2,
  rest: 60,
  rest_tempo: 0,
  exercise_sides: 'alternate',
  notes: null,
  routine_type: null,
  original_exercise_id: null,
  swapped_original_exercise: null,
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const summary = {
  description: '',
  exercise_count: SECTIONS * EXERCISES_PER_SECTION,
  total_dur_seconds: 27_000,
  uploaded_media: null,
  is_public: false,
  owner_id: 1,
  is_visible: true,
  version: 1,
};

const sections: Workout['sections'] = numbers(SECTIONS).map((index) => ({
  id: index + 1,
  name: `Part ${index + 1}`,
  exercises: numbers(EXERCISES_PER_SECTION).map((position) =>
    placed(index * EXERCISES_PER_SECTION + position + 1),
  ),
}));

const summaries: WorkoutSummary[] = numbers(WORKOUTS).map((index) => ({
  ...summary,
  id: index + 1,
  key: String(index + 1),
  name: `The longest day ${index + 1}`,
}));
const workouts: Workout[] = summaries.map((one) => ({ ...one, sections }));

const category = { id: 1, label: 'General Fitness' };

const programSummary = {
  id: 1,
  [`${PRODUCT_SLUG}_program_id` as const]: 1,
  name: 'The longest weeks',
  description: '',
  program_category: category,
  workout_count: WORKOUTS,
  owner_id: 1,
  editable: true,
  version: 1,
};

const program: Program = {
  ...programSummary,
  workouts: summaries.map((workout) => ({ ...workout, days_of_week: [] })),
};

/** The product before a server with one trainer's program of full workouts. What it is sent, it takes as it is. */
export function serveBuilder(): Promise<ServedPage> {
  return serveProduct('', [
    [findWorkouts, { workouts: summaries, nextPage: null }],
    [readWorkouts, { workouts, nextPage: null }],
    [readWorkout, workouts[0]],
    [updateWorkout, workouts[0]],
    [listProgramCategories, [category]],
    [findPrograms, { programs: [programSummary], nextPage: null }],
    [readProgram, program],
    [updateProgram, program],
  ]);
}
