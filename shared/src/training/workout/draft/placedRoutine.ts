import type { WorkoutRoutine } from '@formline/shared/contracts/library/workoutContent';
import { chosenExercises, type RoutineDraft } from '../../routine/routineDraft';
import { type DraftRoutine, exercisesOf, newItemKey, newDraftExercise } from './workoutDraft';

/** A placed superset or circuit for its editor, which identifies it by its slot key. */
export function toEditedRoutine(routine: DraftRoutine): WorkoutRoutine {
  const { compound_routine_id, compound_routine_exercises: placed } = routine;
  return {
    ...routine,
    id: compound_routine_id ?? 0,
    ordinal: 0,
    compound_routine_exercises: placed.map(({ exercise }, ordinal) => ({
      ordinal,
      compound_routine_id,
      exercise,
    })),
  };
}

/** Applies the editor's draft to the slot. Exercises already in it keep dose and key. */
export function withRoutineDraft(routine: DraftRoutine, edited: RoutineDraft): DraftRoutine {
  const known = new Map(exercisesOf(routine).map((exercise) => [exercise.id, exercise]));
  return {
    ...routine,
    title: edited.title.trim(),
    reps: edited.reps ?? routine.reps,
    rest: edited.routine_type === 'circuit' ? edited.rest : null,
    compound_routine_exercises: chosenExercises(edited).map((exercise) => ({
      exercise: known.get(exercise.id) ?? newDraftExercise(exercise, newItemKey()),
    })),
  };
}
