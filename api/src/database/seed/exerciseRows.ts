import type { DatabaseHandle } from '../database';
import {
  exerciseAdjustments,
  exerciseFitnessComponents,
  exerciseMuscleGroups,
  exercises,
} from '../schema/exercises';
import type { ExerciseContent } from './content/types';
import { insertInBatches } from './insertRows';
import { NameIndex } from './NameIndex';
import { suggestedDose } from './suggestedDose';
import { ladderAdjustments } from './content/ladderAdjustments';

export interface ExerciseCatalogue {
  readonly muscleGroups: NameIndex<number>;
  readonly fitnessComponents: NameIndex<number>;
}

export async function insertExercises(
  db: DatabaseHandle,
  catalogue: ExerciseCatalogue,
  given: { readonly ownerId: number | null; readonly content: readonly ExerciseContent[] },
): Promise<NameIndex<number>> {
  const inserted = await insertInBatches(given.content, (portion) =>
    db
      .insert(exercises)
      .values(
        portion.map((exercise) => ({
          ...suggestedDose(exercise),
          ownerId: given.ownerId,
          name: exercise.name,
          description: exercise.description,
          allowUnilateral: exercise.allowUnilateral,
        })),
      )
      .returning({ id: exercises.id, name: exercises.name }),
  );
  const ids = new NameIndex(
    'exercise',
    inserted.map(({ id, name }) => [name, id]),
  );
  const muscleRows = given.content.flatMap((exercise) =>
    exercise.muscleGroups.map((name, ordinal) => ({
      exerciseId: ids.get(exercise.name),
      muscleGroupId: catalogue.muscleGroups.get(name),
      ordinal,
    })),
  );
  const componentRows = given.content.flatMap((exercise) =>
    exercise.fitnessComponents.map((name) => ({
      exerciseId: ids.get(exercise.name),
      fitnessComponentId: catalogue.fitnessComponents.get(name),
    })),
  );
  await insertInBatches(muscleRows, (portion) => db.insert(exerciseMuscleGroups).values(portion).returning());
  await insertInBatches(componentRows, (portion) =>
    db.insert(exerciseFitnessComponents).values(portion).returning(),
  );
  return ids;
}

export async function insertAdjustments(db: DatabaseHandle, exerciseIds: NameIndex<number>): Promise<void> {
  const rows = ladderAdjustments().map(({ primary, exercise, ...adjustment }) => ({
    ...adjustment,
    primaryExerciseId: exerciseIds.get(primary),
    exerciseId: exerciseIds.get(exercise),
  }));
  await insertInBatches(rows, (portion) => db.insert(exerciseAdjustments).values(portion).returning());
}
