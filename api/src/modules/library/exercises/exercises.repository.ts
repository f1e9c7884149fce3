import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { exerciseFavorites, exercises } from '../../../database/schema/exercises';
import { exerciseColumns, visibleTo } from './exerciseColumns.repository';

export type ExerciseRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof exercisesRepository>['findById']>>
>;

export function exercisesRepository(db: DatabaseHandle) {
  return {
    async findById(trainerId: number, id: number) {
      const [exercise] = await db
        .select(exerciseColumns(db, trainerId))
        .from(exercises)
        .where(and(eq(exercises.id, id), isNull(exercises.deletedAt), visibleTo(trainerId)));
      return exercise ?? null;
    },

    /** Includes deleted exercises, because workouts keep using them. */
    async listByIds(trainerId: number, ids: number[]) {
      return db
        .select({ ...exerciseColumns(db, trainerId), deletedAt: exercises.deletedAt })
        .from(exercises)
        .where(and(inArray(exercises.id, ids), visibleTo(trainerId)));
    },

    /** Atomic: two parallel calls leave at most one mark. */
    async toggleFavorite(userId: number, exerciseId: number): Promise<boolean> {
      const removed = await db
        .delete(exerciseFavorites)
        .where(and(eq(exerciseFavorites.userId, userId), eq(exerciseFavorites.exerciseId, exerciseId)))
        .returning({ exerciseId: exerciseFavorites.exerciseId });
      if (removed.length > 0) return false;
      await db.insert(exerciseFavorites).values({ userId, exerciseId }).onConflictDoNothing();
      return true;
    },
  };
}
