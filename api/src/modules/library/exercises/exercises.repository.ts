import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import {
  exerciseFavorites,
  exerciseFitnessComponents,
  exerciseMuscleGroups,
  exercises,
  fitnessComponents,
  muscleGroups,
} from '../../../database/schema/exercises';
import { exerciseColumns, visibleTo } from './exerciseColumns.repository';

export interface Tag {
  readonly id: number;
  readonly name: string;
}

export interface TagRow extends Tag {
  readonly exerciseId: number;
}

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

    async listMuscleGroups(exerciseIds: number[]): Promise<TagRow[]> {
      return db
        .select({ exerciseId: exerciseMuscleGroups.exerciseId, id: muscleGroups.id, name: muscleGroups.name })
        .from(exerciseMuscleGroups)
        .innerJoin(muscleGroups, eq(muscleGroups.id, exerciseMuscleGroups.muscleGroupId))
        .where(inArray(exerciseMuscleGroups.exerciseId, exerciseIds))
        .orderBy(asc(exerciseMuscleGroups.ordinal), asc(muscleGroups.ordinal));
    },

    async listFitnessComponents(exerciseIds: number[]): Promise<TagRow[]> {
      return db
        .select({
          exerciseId: exerciseFitnessComponents.exerciseId,
          id: fitnessComponents.id,
          name: fitnessComponents.name,
        })
        .from(exerciseFitnessComponents)
        .innerJoin(fitnessComponents, eq(fitnessComponents.id, exerciseFitnessComponents.fitnessComponentId))
        .where(inArray(exerciseFitnessComponents.exerciseId, exerciseIds))
        .orderBy(asc(fitnessComponents.ordinal));
    },
  };
}
