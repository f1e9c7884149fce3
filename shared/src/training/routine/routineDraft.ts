import type { CompoundRoutine, RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { WorkoutRoutine } from '@formline/shared/contracts/library/workoutContent';
import {
  type CompoundRoutineDraft,
  compoundRoutineProblem,
  SUPERSET_EXERCISES,
} from '../../domain/training/compoundRoutine';
import { sameDraft } from '../editing/sameDraft';

/** A superset or circuit as its editor holds it: plain data. A circuit has no empty slots. */
export interface RoutineDraft {
  readonly routine_type: RoutineType;
  readonly title: string;
  /** Repetitions of a superset, rounds of a circuit; null while nothing is entered. */
  readonly reps: number | null;
  /** Seconds after each round of a circuit. */
  readonly rest: number | null;
  /** The exercises in their order; null is a slot of a superset that is empty. */
  readonly slots: readonly (Exercise | null)[];
}

/** What an editor opens: one of the library, or one that stands in a workout. */
export type EditedRoutine = CompoundRoutine | WorkoutRoutine;

/** A new superset or circuit. */
export const newRoutineDraft = (routineType: RoutineType): RoutineDraft => ({
  routine_type: routineType,
  title: '',
  reps: null,
  rest: null,
  slots: routineType === 'super_set' ? new Array(SUPERSET_EXERCISES).fill(null) : [],
});

/** A superset or circuit that exists, as its editor begins with it. */
export const routineDraftOf = (routine: EditedRoutine): RoutineDraft => ({
  routine_type: routine.routine_type,
  title: routine.title,
  reps: routine.reps,
  rest: routine.rest,
  slots: withAllSlots(routine.routine_type, exercisesOf(routine)),
});

/** The exercises of a superset or circuit, in their order. */
export const exercisesOf = ({ compound_routine_exercises }: EditedRoutine): readonly Exercise[] =>
  compound_routine_exercises
    .toSorted((one, other) => one.ordinal - other.ordinal)
    .map(({ exercise }) => exercise);

/** The exercises chosen so far, in their order. */
export const chosenExercises = ({ slots }: RoutineDraft): readonly Exercise[] =>
  slots.filter((exercise) => exercise !== null);

/** Puts an exercise into a slot of a superset; null empties it. */
export const fillSlot = (draft: RoutineDraft, index: number, exercise: Exercise | null): RoutineDraft => ({
  ...draft,
  slots: draft.slots.with(index, exercise),
});

/** Gives a circuit these exercises in this order; what stood there already keeps what is set of it. */
export function chooseExercises(draft: RoutineDraft, chosen: readonly Exercise[]): RoutineDraft {
  const known = new Map(chosenExercises(draft).map((exercise) => [exercise.id, exercise]));
  return { ...draft, slots: chosen.map((exercise) => known.get(exercise.id) ?? exercise) };
}

/** Moves an exercise to another place; the places between close up. */
export function moveExercise(draft: RoutineDraft, from: number, to: number): RoutineDraft {
  const slots = [...draft.slots];
  slots.splice(to, 0, ...slots.splice(from, 1));
  return { ...draft, slots };
}

/** Takes an exercise out of a circuit. */
export const removeExercise = (draft: RoutineDraft, exerciseId: number): RoutineDraft => ({
  ...draft,
  slots: draft.slots.filter((exercise) => exercise?.id !== exerciseId),
});

/** The draft as it is sent and judged: blanks around the title go, the place in the list is the ordinal. */
export const toRoutineForm = (draft: RoutineDraft): CompoundRoutineDraft => ({
  routine_type: draft.routine_type,
  title: draft.title.trim(),
  reps: draft.reps,
  rest: draft.routine_type === 'circuit' ? draft.rest : null,
  exercises: draft.slots.flatMap((exercise, ordinal) =>
    exercise ? [{ exercise_id: exercise.id, ordinal }] : [],
  ),
});

/** What keeps a draft from being saved; null when nothing does. */
export const routineProblem = (draft: RoutineDraft): string | null =>
  compoundRoutineProblem(toRoutineForm(draft));

/** Whether two drafts would be saved alike. */
export const isSameRoutine = (one: RoutineDraft, other: RoutineDraft): boolean =>
  sameDraft(toRoutineForm(one), toRoutineForm(other));

function withAllSlots(routineType: RoutineType, exercises: readonly Exercise[]): (Exercise | null)[] {
  if (routineType === 'circuit') return [...exercises];
  return newRoutineDraft(routineType).slots.map((_empty, index) => exercises[index] ?? null);
}
