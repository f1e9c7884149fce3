import type { DatabaseHandle } from '../../../database/database';
import { exercisesRepository, type Tag, type TagRow } from './exercises.repository';
import type { FoundExerciseRow } from './exerciseSearch.repository';

export interface ExerciseTags {
  readonly muscleGroups: ReadonlyMap<number, readonly Tag[]>;
  readonly fitnessComponents: ReadonlyMap<number, readonly Tag[]>;
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
