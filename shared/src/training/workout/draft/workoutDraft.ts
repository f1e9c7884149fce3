import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { WorkoutExercise, WorkoutRoutine } from '@formline/shared/contracts/library/workoutContent';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { workoutSeconds } from '@formline/shared/domain/training/workoutDuration';

/** A placed exercise. `key` identifies its slot for the life of the draft, independent of server keys. */
export type DraftExercise = Readonly<WorkoutExercise>;

/** A placed superset or circuit, an independent copy with ordered exercises. */
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

/** Changed by pure functions that share unchanged parts. Server keys are outside, so a save never changes a draft. */
export interface WorkoutDraft {
  readonly name: string;
  readonly description: string;
  readonly sections: readonly DraftSection[];
}

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

export const newWorkoutDraft = (sectionNames: readonly string[], newKey: () => string): WorkoutDraft => ({
  name: '',
  description: '',
  sections: sectionNames.map((name) => ({ key: newKey(), name, items: [] })),
});

/** Key of a slot unknown to the server; server keys have another format. */
export const newItemKey = (): string => `new-${crypto.randomUUID().slice(0, 18)}`;

const SETS_AT_FIRST = 1;

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

export const itemName = (item: DraftItem): string => (isRoutine(item) ? item.title : item.name);

export const itemsOf = ({ sections }: WorkoutDraft): readonly DraftItem[] =>
  sections.flatMap(({ items }) => items);

export const exercisesOf = (item: DraftItem): readonly DraftExercise[] =>
  isRoutine(item) ? item.compound_routine_exercises.map(({ exercise }) => exercise) : [item];

export const countExercises = (draft: WorkoutDraft): number =>
  itemsOf(draft).reduce((count, item) => count + exercisesOf(item).length, 0);

export const draftSeconds = (draft: WorkoutDraft): number => workoutSeconds(itemsOf(draft));

export interface DraftPosition {
  readonly sectionKey: string;
  readonly index: number;
}

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
