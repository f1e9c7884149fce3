import type { DatabaseHandle } from '../../../database/database';
import { exercisesRepository, type Tag, type TagRow } from './exercises.repository';
import type { FoundExerciseRow } from './exerciseSearch.repository';

/** What exercises work and train, by the exercise's number. */
export interface ExerciseTags {
  readonly muscleGroups: ReadonlyMap<number, readonly Tag[]>;
  readonly fitnessComponents: ReadonlyMap<number, readonly Tag[]>;
}

/** Reads the tags of so many exercises in two queries, however many there are. */
export async function readExerciseTags(db: DatabaseHandle, exerciseIds: number[]): Promise<ExerciseTags> {
  const repository = exercisesRepository(db);
  const none = exerciseIds.length === 0;
  return {
    muscleGroups: byExercise(none ? [] : await repository.listMuscleGroups(exerciseIds)),
    fitnessComponents: byExercise(none ? [] : await repository.listFitnessComponents(exerciseIds)),
  };
}

/** The tags that exercises have brought along. */
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
