import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { createWorkout, Workout } from '@formline/shared/contracts/library/workouts';
import {
  type DraftExercise,
  type DraftItem,
  exercisesOf,
  isRoutine,
  type WorkoutDraft,
} from './workoutDraft';

type WorkoutFields = NonNullable<EndpointInput<typeof createWorkout>['body']>;

export interface SavedItems {
  readonly id: number;
  readonly version: number;
  readonly items: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, number>;
}

/** A complete draft, so that the newest one replaces all sent before. */
export interface WorkoutChange {
  readonly name: string;
  readonly description: string;
  readonly sections: NonNullable<WorkoutFields['sections']>;
}

/** Server keys after a save: the server returns the items in the order they were sent. */
export function savedItems(sent: WorkoutDraft, { id, version, sections }: Workout): SavedItems {
  const pairs = sections.flatMap((saved, index) => {
    const section = sent.sections[index];
    return section ? [{ section, saved }] : [];
  });
  return {
    id,
    version,
    sections: new Map(pairs.map(({ section, saved }) => [section.key, saved.id])),
    items: new Map(pairs.flatMap(({ section, saved }) => keyPairs(section.items, saved.exercises))),
  };
}

/** Request body of a draft. Items known to the server carry its key; all others are new. */
export function toWorkoutChange(draft: WorkoutDraft, saved: SavedItems | null): WorkoutChange {
  return {
    name: draft.name.trim(),
    description: draft.description,
    sections: draft.sections.map(({ key, name, items }) => {
      const id = saved?.sections.get(key);
      return {
        ...(id !== undefined && { id }),
        name,
        exercises: items.map((item) => toItemInput(item, saved)),
      };
    }),
  };
}

function toItemInput(item: DraftItem, saved: SavedItems | null) {
  if (!isRoutine(item)) return toExerciseInput(item, saved);
  const { routine_type, compound_routine_id, title, reps, rest, compound_routine_exercises } = item;
  return {
    ...keyOf(item, saved),
    ...{ routine_type, compound_routine_id, title, reps, rest },
    compound_routine_exercises: compound_routine_exercises.map(({ exercise }) => ({
      exercise: toExerciseInput(exercise, saved),
    })),
  };
}

/** Only dose, slot and allowed alternatives are sent; the rest belongs to the library. */
function toExerciseInput(exercise: DraftExercise, saved: SavedItems | null) {
  const { id, original_exercise_id, sets, reps, dur_seconds, distance, distance_units, weight } = exercise;
  const { weight_units, pace, pace_units, tempo, rest, rest_tempo, exercise_sides, notes } = exercise;
  const { progression_enabled, regression_enabled } = exercise;
  return {
    ...keyOf(exercise, saved),
    ...{ id, routine_type: null, original_exercise_id, progression_enabled, regression_enabled },
    ...{ sets, reps, dur_seconds, distance, distance_units, weight, weight_units },
    ...{ pace, pace_units, tempo, rest, rest_tempo, exercise_sides, notes },
  };
}

function keyOf({ key }: DraftItem, saved: SavedItems | null): { readonly key?: string } {
  const savedKey = saved?.items.get(key);
  return savedKey === undefined ? {} : { key: savedKey };
}

function keyPairs(
  items: readonly DraftItem[],
  saved: Workout['sections'][number]['exercises'],
): readonly (readonly [string, string])[] {
  return items.flatMap((item, index) => {
    const savedItem = saved[index];
    if (!savedItem) return [];
    const own = [item.key, savedItem.key] as const;
    if (savedItem.routine_type === null) return [own];
    const turns = exercisesOf(item).flatMap((exercise, turn) => {
      const savedTurn = savedItem.compound_routine_exercises[turn];
      return savedTurn ? [[exercise.key, savedTurn.exercise.key] as const] : [];
    });
    return [own, ...turns];
  });
}
