import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/isOfVersion';
import {
  exerciseFitnessComponents,
  exerciseMuscleGroups,
  exercises,
  fitnessComponents,
  muscleGroups,
} from '../../../database/schema/exercises';

/** What a trainer can say about an own exercise. */
export type OwnExerciseValues = Omit<
  typeof exercises.$inferInsert,
  'ownerId' | 'version' | 'createdAt' | 'deletedAt'
>;

export interface ExerciseTagIds {
  readonly muscleGroupIds: readonly number[];
  readonly fitnessComponentIds: readonly number[];
}

/** Exercises of one trainer: every query names the trainer. */
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

    /** Whether it was changed: not when the version is not the newest any more. */
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

    /** Takes it out of the library; what uses it goes on using it. */
    async hide(trainerId: number, id: number): Promise<boolean> {
      const hidden = await db
        .update(exercises)
        .set({ deletedAt: sql`now()` })
        .where(present(trainerId, id))
        .returning({ id: exercises.id });
      return hidden.length > 0;
    },

    /** Tags it with these and no others; the muscle group named first is the one it works most. */
    async replaceTags(exerciseId: number, { muscleGroupIds, fitnessComponentIds }: ExerciseTagIds) {
      await db.delete(exerciseMuscleGroups).where(eq(exerciseMuscleGroups.exerciseId, exerciseId));
      await db.delete(exerciseFitnessComponents).where(eq(exerciseFitnessComponents.exerciseId, exerciseId));
      await db
        .insert(exerciseMuscleGroups)
        .values(muscleGroupIds.map((muscleGroupId, ordinal) => ({ exerciseId, muscleGroupId, ordinal })));
      if (fitnessComponentIds.length === 0) return;
      await db
        .insert(exerciseFitnessComponents)
        .values(fitnessComponentIds.map((fitnessComponentId) => ({ exerciseId, fitnessComponentId })));
    },

    /** Whether all of these are in the catalogues. */
    async knowsTags({ muscleGroupIds, fitnessComponentIds }: ExerciseTagIds): Promise<boolean> {
      const groups = await db.$count(muscleGroups, inArray(muscleGroups.id, [...muscleGroupIds]));
      const components = await db.$count(
        fitnessComponents,
        inArray(fitnessComponents.id, [...fitnessComponentIds]),
      );
      return groups === muscleGroupIds.length && components === fitnessComponentIds.length;
    },
  };
}
