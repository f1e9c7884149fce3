import { and, asc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import {
  exerciseFavorites,
  exerciseFitnessComponents,
  exerciseMuscleGroups,
  exercises,
  fitnessComponents,
  muscleGroups,
} from '../../database/schema/exercises';
import { matches } from '../libraryLists/matches.repository';
import type { RowRange } from '../libraryLists/pageOf';
import { type ListOrder, sortedBy } from '../libraryLists/sortedBy.repository';
import { exerciseColumns, isFavoriteOf, visibleTo } from './exerciseColumns.repository';

export interface ExerciseQuery extends ListOrder, RowRange {
  readonly trainerId: number;
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly patterns: readonly string[];
  readonly muscleGroupIds: number[];
  readonly fitnessComponentIds: number[];
  /** Undefined: favourites and others. */
  readonly isFavorite: boolean | undefined;
  /** Own exercises before the provider's. */
  readonly ownFirst: boolean;
}

export interface TagRow {
  readonly exerciseId: number;
  readonly id: number;
  readonly name: string;
}

export type ExerciseRow = Awaited<ReturnType<ReturnType<typeof exercisesRepository>['find']>>[number];

/** The library as one trainer sees it: the provider's exercises and the trainer's own. */
export function exercisesRepository(db: DatabaseHandle) {
  return {
    async find(query: ExerciseQuery) {
      return db
        .select(exerciseColumns(db, query.trainerId))
        .from(exercises)
        .where(
          and(
            isNull(exercises.deletedAt),
            sourceCondition(query),
            favoriteCondition(db, query),
            ...matches(exercises.searchName, query.patterns),
            ...tagConditions(db, query),
          ),
        )
        .orderBy(...ownFirst(query), ...sortedBy(exercises, query))
        .limit(query.limit)
        .offset(query.offset);
    },

    async findById(trainerId: number, id: number) {
      const [exercise] = await db
        .select(exerciseColumns(db, trainerId))
        .from(exercises)
        .where(and(eq(exercises.id, id), isNull(exercises.deletedAt), visibleTo(trainerId)));
      return exercise ?? null;
    },

    /** Exercises the trainer may see, the deleted ones among them too: what uses them goes on using them. */
    async listByIds(trainerId: number, ids: number[]) {
      return db
        .select({ ...exerciseColumns(db, trainerId), deletedAt: exercises.deletedAt })
        .from(exercises)
        .where(and(inArray(exercises.id, ids), visibleTo(trainerId)));
    },

    /** Turns the mark round and says how it stands now. Two calls at once leave one mark. */
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

function sourceCondition({ trainerId, ownOnes, providersOnes }: ExerciseQuery): SQL | undefined {
  if (ownOnes && providersOnes) return visibleTo(trainerId);
  return ownOnes ? eq(exercises.ownerId, trainerId) : isNull(exercises.ownerId);
}

function ownFirst(query: ExerciseQuery): SQL[] {
  return query.ownFirst ? [asc(isNull(exercises.ownerId))] : [];
}

function favoriteCondition(db: DatabaseHandle, { trainerId, isFavorite }: ExerciseQuery): SQL | undefined {
  if (isFavorite === undefined) return undefined;
  const marked = isFavoriteOf(db, trainerId);
  return isFavorite ? marked : not(marked);
}

/** Of the muscle groups wanted an exercise needs one, and of the fitness components too. */
function tagConditions(db: DatabaseHandle, { muscleGroupIds, fitnessComponentIds }: ExerciseQuery): SQL[] {
  const hasMuscleGroup = exists(
    db
      .select({ one: sql`1` })
      .from(exerciseMuscleGroups)
      .where(
        and(
          eq(exerciseMuscleGroups.exerciseId, exercises.id),
          inArray(exerciseMuscleGroups.muscleGroupId, muscleGroupIds),
        ),
      ),
  );
  const hasFitnessComponent = exists(
    db
      .select({ one: sql`1` })
      .from(exerciseFitnessComponents)
      .where(
        and(
          eq(exerciseFitnessComponents.exerciseId, exercises.id),
          inArray(exerciseFitnessComponents.fitnessComponentId, fitnessComponentIds),
        ),
      ),
  );
  return [
    ...(muscleGroupIds.length > 0 ? [hasMuscleGroup] : []),
    ...(fitnessComponentIds.length > 0 ? [hasFitnessComponent] : []),
  ];
}
