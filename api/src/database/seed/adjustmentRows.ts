import type { DatabaseHandle } from '../database';
import { exerciseAdjustments } from '../schema/exercises';
import { ladderAdjustments } from './content/ladderAdjustments';
import { insertInBatches } from './insertInBatches';
import type { NameIndex } from './NameIndex';

export async function insertAdjustments(db: DatabaseHandle, exercises: NameIndex<number>): Promise<void> {
  const rows = ladderAdjustments().map(({ primary, exercise, ...adjustment }) => ({
    ...adjustment,
    primaryExerciseId: exercises.get(primary),
    exerciseId: exercises.get(exercise),
  }));
  await insertInBatches(rows, (portion) => db.insert(exerciseAdjustments).values(portion).returning());
}
