import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { WorkoutExercise, WorkoutRoutine } from '@formline/shared/contracts/library/workoutContent';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { workoutSeconds } from '@formline/shared/domain/training/workoutDuration';

/** An exercise placed in a draft. `key` names its place for as long as the draft lives, whatever the server calls it. */
export type DraftExercise = Readonly<WorkoutExercise>;

/** A superset or circuit placed in a draft: a copy of its own. Its exercises stand in their order. */
export interface DraftRoutine extends Readonly<
  Pick<WorkoutRoutine, 'key' | 'routine_type' | 'compound_routine_id' | 'title' | 'reps' | 'rest'>
> {
  readonly compound_routine_exercises: readonly { readonly exercise: DraftExercise }[];
}

export type DraftItem = DraftExercise | DraftRoutine;

export interface DraftSection {
  readonly key: string;
  readonly name: string;
  readonly items: readonly DraftItem[];
}

/**
 * A workout as it is put together in the browser: plain data, changed by pure functions that share what stays the same.
 * What the server calls its places stands beside it (`savedPlaces`), so that a save never changes a draft.
 */
export interface WorkoutDraft {
  readonly name: string;
  readonly description: string;
  readonly sections: readonly DraftSection[];
}

/** The draft a saved workout is edited in. Its places are called as the server calls them. */
export function toWorkoutDraft({ name, description, sections }: Workout): WorkoutDraft {
  return {
    name,
    description,
    sections: sections.map((section) => ({
      key: `section-${section.id}`,
      name: section.name,
      items: section.exercises.map((item) => (item.routine_type === null ? item : toDraftRoutine(item))),
    })),
  };
}

/** A workout nobody has saved yet, with the usual sections. */
export const newWorkoutDraft = (sectionNames: readonly string[], newKey: () => string): WorkoutDraft => ({
  name: '',
  description: '',
  sections: sectionNames.map((name) => ({ key: newKey(), name, items: [] })),
});

/** Name of a place that the server has not seen yet; none of its own look like it. */
export const newItemKey = (): string => `new-${crypto.randomUUID().slice(0, 18)}`;

/** How often an exercise is done that suggests nothing about it. */
const SETS_AT_FIRST = 1;

/** An exercise of the library as it is placed: with the dose it suggests. */
export function newDraftExercise(exercise: Exercise, key: string): DraftExercise {
  return {
    ...exercise,
    key,
    sets: exercise.sets ?? SETS_AT_FIRST,
    notes: null,
    routine_type: null,
    muscle_group_ids: exercise.muscle_groups.map(({ id }) => id),
    fitness_component_ids: exercise.fitness_components.map(({ id }) => id),
    original_exercise_id: null,
    swapped_original_exercise: null,
  };
}

/** A superset or circuit of the library as it is placed: a copy of its own. */
export function newDraftRoutine(routine: CompoundRoutine, newKey: () => string): DraftRoutine {
  const {
    routine_type,
    compound_routine_id,
    title,
    reps,
    rest,
    compound_routine_exercises: placed,
  } = routine;
  return {
    ...{ routine_type, compound_routine_id, title, reps, rest },
    key: newKey(),
    compound_routine_exercises: placed.map(({ exercise }) => ({
      exercise: newDraftExercise(exercise, newKey()),
    })),
  };
}

export const isRoutine = (item: DraftItem): item is DraftRoutine => item.routine_type !== null;

/** What people call an exercise, superset or circuit that is placed. */
export const itemName = (item: DraftItem): string => (isRoutine(item) ? item.title : item.name);

/** Everything that stands in the sections, in its order. */
export const itemsOf = ({ sections }: WorkoutDraft): readonly DraftItem[] =>
  sections.flatMap(({ items }) => items);

/** The exercises of an item: its own, or those of the superset or circuit. */
export const exercisesOf = (item: DraftItem): readonly DraftExercise[] =>
  isRoutine(item) ? item.compound_routine_exercises.map(({ exercise }) => exercise) : [item];

/** How many exercises the workout has, those of supersets and circuits too. */
export const countExercises = (draft: WorkoutDraft): number =>
  itemsOf(draft).reduce((count, item) => count + exercisesOf(item).length, 0);

/** Whole seconds the workout takes. */
export const draftSeconds = (draft: WorkoutDraft): number => workoutSeconds(itemsOf(draft));

/** Where something stands in the sections. */
export interface DraftPosition {
  readonly sectionKey: string;
  /** Counted from 0. */
  readonly index: number;
}

/** What stands at a place, and where that is; null when the key names nothing that stands in a section. */
export function findItem(
  draft: WorkoutDraft,
  key: string,
): (DraftPosition & { readonly item: DraftItem }) | null {
  for (const { key: sectionKey, items } of draft.sections) {
    const index = items.findIndex((item) => item.key === key);
    const item = items[index];
    if (item) return { sectionKey, index, item };
  }
  return null;
}

/** An exercise by its place, also within a superset or circuit. */
export const findExercise = (draft: WorkoutDraft, key: string): DraftExercise | null =>
  itemsOf(draft)
    .flatMap(exercisesOf)
    .find((exercise) => exercise.key === key) ?? null;

const toDraftRoutine = (routine: WorkoutRoutine): DraftRoutine => {
  const { key, routine_type, compound_routine_id, title, reps, rest, compound_routine_exercises } = routine;
  return {
    ...{ key, routine_type, compound_routine_id, title, reps, rest },
    compound_routine_exercises: compound_routine_exercises.map(({ exercise }) => ({ exercise })),
  };
};
