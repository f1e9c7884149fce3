import type { Exercise, ExerciseDetails } from '@formline/shared/contracts/exercises';
import type { DraftExercise } from './workoutDraft';

type Adjustment = ExerciseDetails['progressions_regressions'][number];

/** A placed exercise that can give its place to a harder or an easier one. */
export interface SwappableExercise extends DraftExercise {
  /** What can take its place; each names the exercise it is a harder or easier way of. */
  readonly progressions_regressions: readonly Adjustment[];
  /** What stood here before the first swap, with what could take its place then. */
  readonly swapped_original_exercise: SwappableExercise | null;
}

/**
 * Gives the place of an exercise to a harder or an easier one. The dose stays, as the place's key does. The other
 * progressions and regressions stay and belong to the chosen one from now on; what stood here first is kept, through
 * any number of swaps.
 */
export function swapExercise(placed: SwappableExercise, chosen: Exercise): SwappableExercise {
  const original = placed.swapped_original_exercise ?? placed;
  const others = placed.progressions_regressions.filter(({ exercise }) => exercise.id !== chosen.id);
  return {
    ...inPlaceOf(placed, chosen),
    progressions_regressions: others.map((adjustment) => ({ ...adjustment, primary_exercise_id: chosen.id })),
    original_exercise_id: original.original_exercise_id ?? original.id,
    swapped_original_exercise: original,
  };
}

/** Gives the place back to what stood there before the first swap, with the dose of now. */
export function revertSwap(placed: SwappableExercise): SwappableExercise {
  const original = placed.swapped_original_exercise;
  if (!original) return placed;
  return {
    ...inPlaceOf(placed, original),
    progressions_regressions: original.progressions_regressions,
    original_exercise_id: original.original_exercise_id,
    swapped_original_exercise: null,
  };
}

/** Another exercise with the place and the dose of one. */
function inPlaceOf(placed: DraftExercise, exercise: Exercise): DraftExercise {
  const { key, sets, reps, dur_seconds, distance, distance_units, weight, weight_units, notes } = placed;
  const { pace, pace_units, tempo, rest, rest_tempo, exercise_sides, original_exercise_id } = placed;
  return {
    ...exercise,
    ...{ key, sets, reps, dur_seconds, distance, distance_units, weight, weight_units, notes },
    ...{ pace, pace_units, tempo, rest, rest_tempo, exercise_sides, original_exercise_id },
    routine_type: null,
    muscle_group_ids: exercise.muscle_groups.map(({ id }) => id),
    fitness_component_ids: exercise.fitness_components.map(({ id }) => id),
  };
}
