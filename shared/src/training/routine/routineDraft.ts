import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { WorkoutRoutine } from '@formline/shared/contracts/library/workoutContent';
import {
  type CompoundRoutineDraft,
  compoundRoutineProblem,
  SUPERSET_EXERCISES,
} from '../../domain/training/compoundRoutine';
import { sameDraft } from '../editing/sameDraft';

/** A superset or circuit being edited: plain data. A circuit has no empty slots. */
export interface RoutineDraft {
  readonly routine_type: RoutineType;
  readonly title: string;
  /** Repetitions of a superset, rounds of a circuit; null while empty. */
  readonly reps: number | null;
  /** Seconds after each round of a circuit. */
  readonly rest: number | null;
  readonly slots: readonly (Exercise | null)[];
}

export type EditedRoutine = CompoundRoutine | WorkoutRoutine;

export const newRoutineDraft = (routineType: RoutineType): RoutineDraft => ({
  routine_type: routineType,
  title: '',
  reps: null,
  rest: null,
  slots: routineType === 'super_set' ? new Array(SUPERSET_EXERCISES).fill(null) : [],
});

export const routineDraftOf = (routine: EditedRoutine): RoutineDraft => ({
  routine_type: routine.routine_type,
  title: routine.title,
  reps: routine.reps,
  rest: routine.rest,
  slots: withAllSlots(routine.routine_type, exercisesOf(routine)),
});

export const exercisesOf = ({ compound_routine_exercises }: EditedRoutine): readonly Exercise[] =>
  compound_routine_exercises
    .toSorted((one, other) => one.ordinal - other.ordinal)
    .map(({ exercise }) => exercise);

export const chosenExercises = ({ slots }: RoutineDraft): readonly Exercise[] =>
  slots.filter((exercise) => exercise !== null);

export const fillSlot = (draft: RoutineDraft, index: number, exercise: Exercise | null): RoutineDraft => ({
  ...draft,
  slots: draft.slots.with(index, exercise),
});

/** Sets the exercises of a circuit; those already in it keep their settings. */
export function chooseExercises(draft: RoutineDraft, chosen: readonly Exercise[]): RoutineDraft {
  const known = new Map(chosenExercises(draft).map((exercise) => [exercise.id, exercise]));
  return { ...draft, slots: chosen.map((exercise) => known.get(exercise.id) ?? exercise) };
}

export function moveExercise(draft: RoutineDraft, from: number, to: number): RoutineDraft {
  const slots = [...draft.slots];
  slots.splice(to, 0, ...slots.splice(from, 1));
  return { ...draft, slots };
}

export const removeExercise = (draft: RoutineDraft, exerciseId: number): RoutineDraft => ({
  ...draft,
  slots: draft.slots.filter((exercise) => exercise?.id !== exerciseId),
});

export const toRoutineForm = (draft: RoutineDraft): CompoundRoutineDraft => ({
  routine_type: draft.routine_type,
  title: draft.title.trim(),
  reps: draft.reps,
  rest: draft.routine_type === 'circuit' ? draft.rest : null,
  exercises: draft.slots.flatMap((exercise, ordinal) =>
    exercise ? [{ exercise_id: exercise.id, ordinal }] : [],
  ),
});

export const routineProblem = (draft: RoutineDraft): string | null =>
  compoundRoutineProblem(toRoutineForm(draft));

export const isSameRoutine = (one: RoutineDraft, other: RoutineDraft): boolean =>
  sameDraft(toRoutineForm(one), toRoutineForm(other));

function withAllSlots(routineType: RoutineType, exercises: readonly Exercise[]): (Exercise | null)[] {
  if (routineType === 'circuit') return [...exercises];
  return newRoutineDraft(routineType).slots.map((_empty, index) => exercises[index] ?? null);
}
