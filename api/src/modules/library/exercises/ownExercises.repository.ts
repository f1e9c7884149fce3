import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { exercises } from '../../../database/schema/exercises';

export type OwnExerciseValues = Omit<
  typeof exercises.$inferInsert,
  'ownerId' | 'version' | 'createdAt' | 'deletedAt'
>;

export function ownExercisesRepository(db: DatabaseHandle) {
  const present = (trainerId: number, id: number) =>
    and(eq(exercises.id, id), eq(exercises.ownerId, trainerId), isNull(exercises.deletedAt));

  return {
    async insert(trainerId: number, values: OwnExerciseValues): Promise<number> {
      const [made] = await db
        .insert(exercises)
        .values({ ...values, ownerId: trainerId })
        .returning({ id: exercises.id });
      if (!made) throw new Error('The exercise was not made.');
      return made.id;
    },

    async update(
      {
        trainerId,
        id,
        version,
      }: { readonly trainerId: number; readonly id: number; readonly version?: number | undefined },
      values: OwnExerciseValues,
    ): Promise<boolean> {
      const changed = await db
        .update(exercises)
        .set({ ...values, version: sql`${exercises.version} + 1` })
        .where(and(present(trainerId, id), isOfVersion(exercises.version, version)))
        .returning({ id: exercises.id });
      return changed.length > 0;
    },

    /** Only hidden, because workouts keep using it. */
    async hide(trainerId: number, id: number): Promise<boolean> {
      const hidden = await db
        .update(exercises)
        .set({ deletedAt: sql`now()` })
        .where(present(trainerId, id))
        .returning({ id: exercises.id });
      return hidden.length > 0;
    },
  };
}
