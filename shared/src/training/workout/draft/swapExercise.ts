import type { Exercise, ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import type { DraftExercise } from './workoutDraft';

export type Adjustment = ExerciseDetails['progressions_regressions'][number];

/** The number of what stood here before any swap: its harder and easier ones are those to choose from. */
export const originalIdOf = ({ id, original_exercise_id }: DraftExercise): number =>
  original_exercise_id ?? id;

/**
 * What can take the place of a placed exercise: all progressions and regressions of what stood here first but the one that
 * stands here now, to which the others belong from its swap on.
 */
export const swapChoices = (placed: DraftExercise, original: ExerciseDetails): Adjustment[] =>
  original.progressions_regressions
    .filter(({ exercise }) => exercise.id !== placed.id)
    .map((adjustment) => ({ ...adjustment, primary_exercise_id: placed.id }));

/**
 * Gives the place of an exercise to a harder or an easier one. The dose stays, as the place's key does; what stood here
 * first is kept, through any number of swaps; choosing it again takes the swap back.
 */
export function swapExercise(
  placed: DraftExercise,
  chosen: Exercise,
  { progressions_regressions: _adjustments, version: _version, ...original }: ExerciseDetails,
): DraftExercise {
  if (chosen.id === original.id) return revertSwap(placed);
  return {
    ...replacementFor(placed, chosen),
    original_exercise_id: original.id,
    swapped_original_exercise: original,
  };
}

/** Gives the place back to what stood there before the first swap, with the dose of now. */
export function revertSwap(placed: DraftExercise): DraftExercise {
  const original = placed.swapped_original_exercise;
  if (!original) return placed;
  return {
    ...replacementFor(placed, original),
    original_exercise_id: null,
    swapped_original_exercise: null,
  };
}

/** Another exercise with the place and the dose of one, and with what may be done instead. */
function replacementFor(placed: DraftExercise, exercise: Exercise): DraftExercise {
  const { key, sets, reps, dur_seconds, distance, distance_units, weight, weight_units, notes } = placed;
  const { pace, pace_units, tempo, rest, rest_tempo, exercise_sides } = placed;
  const { original_exercise_id, swapped_original_exercise, progression_enabled, regression_enabled } = placed;
  return {
    ...exercise,
    ...{ key, sets, reps, dur_seconds, distance, distance_units, weight, weight_units, notes },
    ...{ pace, pace_units, tempo, rest, rest_tempo, exercise_sides },
    ...{ original_exercise_id, swapped_original_exercise, progression_enabled, regression_enabled },
    routine_type: null,
    muscle_group_ids: exercise.muscle_groups.map(({ id }) => id),
    fitness_component_ids: exercise.fitness_components.map(({ id }) => id),
  };
}
