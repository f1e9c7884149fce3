import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import type { IdParameter } from '../../../database/queryParts';
import { exerciseAdjustments, exerciseFavorites, exercises } from '../../../database/schema/exercises';

/** The provider's exercises and the trainer's own, never another trainer's. */
export const visibleTo = (trainerId: IdParameter) =>
  or(eq(exercises.ownerId, trainerId), isNull(exercises.ownerId));

export const exerciseColumns = (db: DatabaseHandle, trainerId: IdParameter) => ({
  id: exercises.id,
  name: exercises.name,
  description: exercises.description,
  imageUrl: exercises.imageUrl,
  videoUrl: exercises.videoUrl,
  allowUnilateral: exercises.allowUnilateral,
  sets: exercises.sets,
  reps: exercises.reps,
  durSeconds: exercises.durSeconds,
  distance: exercises.distance,
  distanceUnits: exercises.distanceUnits,
  weight: exercises.weight,
  pace: exercises.pace,
  paceUnits: exercises.paceUnits,
  tempo: exercises.tempo,
  restSeconds: exercises.restSeconds,
  restTempo: exercises.restTempo,
  exerciseSides: exercises.exerciseSides,
  version: exercises.version,
  ownerId: exercises.ownerId,
  isFavorite: sql<boolean>`${isFavoriteOf(db, trainerId)}`,
  hasProgression: sql<boolean>`${hasAdjustment(db, 'PROGRESSION')}`,
  hasRegression: sql<boolean>`${hasAdjustment(db, 'REGRESSION')}`,
});

export const isFavoriteOf = (db: DatabaseHandle, userId: IdParameter) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(exerciseFavorites)
      .where(and(eq(exerciseFavorites.exerciseId, exercises.id), eq(exerciseFavorites.userId, userId))),
  );

export const hasAdjustment = (db: DatabaseHandle, kind: 'PROGRESSION' | 'REGRESSION') =>
  exists(
    db
      .select({ one: sql`1` })
      .from(exerciseAdjustments)
      .where(
        and(eq(exerciseAdjustments.primaryExerciseId, exercises.id), eq(exerciseAdjustments.kind, kind)),
      ),
  );
