import type { DatabaseHandle } from '../../database';
import {
  compoundRoutineExercises,
  compoundRoutineFavorites,
  compoundRoutines,
} from '../../schema/compoundRoutines';
import type { RoutineContent } from './ownRoutines';

export async function insertRoutines(
  db: DatabaseHandle,
  findExercise: (name: string) => number,
  given: { readonly ownerId: number; readonly content: readonly RoutineContent[] },
): Promise<void> {
  for (const { exercises, isFavorite, ...routine } of given.content) {
    const [row] = await db
      .insert(compoundRoutines)
      .values({ ...routine, ownerId: given.ownerId })
      .returning({ id: compoundRoutines.id });
    if (!row) throw new Error(`"${routine.title}" was not written.`);
    const compoundRoutineId = row.id;
    await db
      .insert(compoundRoutineExercises)
      .values(
        exercises.map((name, ordinal) => ({ compoundRoutineId, exerciseId: findExercise(name), ordinal })),
      );
    if (isFavorite) {
      await db.insert(compoundRoutineFavorites).values({ userId: given.ownerId, compoundRoutineId });
    }
  }
}
