import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { exerciseAdjustments, exercises } from '../../../database/schema/exercises';
import { visibleTo } from './exerciseColumns.repository';

export interface AdjustmentRow {
  readonly primaryExerciseId: number;
  readonly exerciseId: number;
  readonly kind: 'PROGRESSION' | 'REGRESSION';
}

export function adjustmentsRepository(db: DatabaseHandle) {
  return {
    async list(trainerId: number, primaryExerciseIds: number[]): Promise<AdjustmentRow[]> {
      return db
        .select({
          primaryExerciseId: exerciseAdjustments.primaryExerciseId,
          exerciseId: exerciseAdjustments.exerciseId,
          kind: exerciseAdjustments.kind,
        })
        .from(exerciseAdjustments)
        .innerJoin(exercises, eq(exercises.id, exerciseAdjustments.exerciseId))
        .where(and(inArray(exerciseAdjustments.primaryExerciseId, primaryExerciseIds), visibleTo(trainerId)))
        .orderBy(
          asc(exerciseAdjustments.primaryExerciseId),
          asc(exerciseAdjustments.kind),
          asc(exerciseAdjustments.ordinal),
        );
    },

    async replace(
      primaryExerciseId: number,
      adjustments: readonly Pick<AdjustmentRow, 'exerciseId' | 'kind'>[],
    ): Promise<void> {
      await db
        .delete(exerciseAdjustments)
        .where(eq(exerciseAdjustments.primaryExerciseId, primaryExerciseId));
      if (adjustments.length === 0) return;
      await db
        .insert(exerciseAdjustments)
        .values(adjustments.map((adjustment, ordinal) => ({ ...adjustment, primaryExerciseId, ordinal })));
    },

    async removeExercise(exerciseId: number): Promise<void> {
      await db.delete(exerciseAdjustments).where(eq(exerciseAdjustments.exerciseId, exerciseId));
    },
  };
}
