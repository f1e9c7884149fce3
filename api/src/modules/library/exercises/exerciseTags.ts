import type { DatabaseHandle } from '../../../database/database';
import { type ExerciseRow, exercisesRepository, type Tag, type TagRow } from './exercises.repository';
import type { FoundExerciseRow } from './exerciseSearch.repository';
import type { AdjustmentRow } from './adjustments.repository';

export interface ExerciseTags {
  readonly muscleGroups: ReadonlyMap<number, readonly Tag[]>;
  readonly fitnessComponents: ReadonlyMap<number, readonly Tag[]>;
}

export interface TaggedExercises {
  readonly exercises: readonly ExerciseRow[];
  readonly tags: ExerciseTags;
}

export interface ExercisePage extends TaggedExercises {
  readonly nextPage: number | null;
  readonly total: number | undefined;
}

export interface ExerciseWithAdjustments extends TaggedExercises {
  readonly exercise: ExerciseRow;
  readonly adjustments: readonly AdjustmentRow[];
}

/** Two queries, however many exercises there are. */
export async function readExerciseTags(db: DatabaseHandle, exerciseIds: number[]): Promise<ExerciseTags> {
  const repository = exercisesRepository(db);
  const none = exerciseIds.length === 0;
  return {
    muscleGroups: byExercise(none ? [] : await repository.listMuscleGroups(exerciseIds)),
    fitnessComponents: byExercise(none ? [] : await repository.listFitnessComponents(exerciseIds)),
  };
}

export const tagsOfFound = (found: readonly FoundExerciseRow[]): ExerciseTags => ({
  muscleGroups: new Map(found.map(({ id, muscleGroups }) => [id, muscleGroups])),
  fitnessComponents: new Map(found.map(({ id, fitnessComponents }) => [id, fitnessComponents])),
});

function byExercise(rows: readonly TagRow[]): ReadonlyMap<number, readonly Tag[]> {
  const tags = new Map<number, Tag[]>();
  for (const { exerciseId, id, name } of rows) {
    const ofExercise = tags.get(exerciseId) ?? [];
    ofExercise.push({ id, name });
    tags.set(exerciseId, ofExercise);
  }
  return tags;
}
