import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { and, asc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import {
  compoundRoutineExercises,
  compoundRoutineFavorites,
  compoundRoutines,
} from '../../../database/schema/compoundRoutines';
import { matches, rankedBy } from '../../platform/search/matches.repository';
import type { RowRange } from '../../../database/pageOf';
import type { NamedRow } from '../libraryLists/searchPage';
import type { SearchParts } from '../../platform/search/searchParts';
import { totalColumn } from '../libraryLists/sortedBy.repository';
import type { TaggedExercises } from '../exercises/taggedExercises';

export interface RoutineQuery {
  readonly trainerId: number;
  /** Undefined includes supersets and circuits. */
  readonly routineType: RoutineType | undefined;
  readonly isFavorite: boolean | undefined;
}

export interface RoutineValues {
  readonly title: string;
  readonly routineType: RoutineType;
  readonly reps: number;
  readonly restSeconds: number | null;
}

export interface RoutineRef {
  readonly trainerId: number;
  readonly id: number;
}

export interface SlotRow {
  readonly compoundRoutineId: number;
  readonly exerciseId: number;
  readonly ordinal: number;
}

export interface RoutineRow extends RoutineValues {
  readonly id: number;
  readonly version: number;
  readonly isFavorite: boolean;
}

export function compoundRoutinesRepository(db: DatabaseHandle) {
  const columns = (trainerId: number) => ({
    id: compoundRoutines.id,
    title: compoundRoutines.title,
    routineType: compoundRoutines.routineType,
    reps: compoundRoutines.reps,
    restSeconds: compoundRoutines.restSeconds,
    version: compoundRoutines.version,
    isFavorite: sql<boolean>`${isFavoriteOf(db, trainerId)}`,
  });
  const present = ({ trainerId, id }: RoutineRef) => and(eq(compoundRoutines.id, id), ofLibrary(trainerId));

  return {
    async find(query: RoutineQuery & SearchParts & RowRange) {
      const { searchTitle } = compoundRoutines;
      return db
        .select({ ...columns(query.trainerId), total: totalColumn })
        .from(compoundRoutines)
        .where(and(conditionOf(db, query), ...matches(searchTitle, query.patterns)))
        .orderBy(...rankedBy(searchTitle, query), ...byTitle)
        .limit(query.limit)
        .offset(query.offset);
    },

    async listNames(query: RoutineQuery): Promise<NamedRow[]> {
      return db
        .select({ id: compoundRoutines.id, searchName: compoundRoutines.searchTitle })
        .from(compoundRoutines)
        .where(conditionOf(db, query))
        .orderBy(...byTitle);
    },

    async listByIds(query: RoutineQuery, ids: number[]): Promise<RoutineRow[]> {
      return db
        .select(columns(query.trainerId))
        .from(compoundRoutines)
        .where(and(conditionOf(db, query), inArray(compoundRoutines.id, ids)));
    },

    async findById(ref: RoutineRef): Promise<RoutineRow | null> {
      const [routine] = await db.select(columns(ref.trainerId)).from(compoundRoutines).where(present(ref));
      return routine ?? null;
    },

    async listSlots(routineIds: number[]): Promise<SlotRow[]> {
      return db
        .select({
          compoundRoutineId: compoundRoutineExercises.compoundRoutineId,
          exerciseId: compoundRoutineExercises.exerciseId,
          ordinal: compoundRoutineExercises.ordinal,
        })
        .from(compoundRoutineExercises)
        .where(inArray(compoundRoutineExercises.compoundRoutineId, routineIds))
        .orderBy(asc(compoundRoutineExercises.compoundRoutineId), asc(compoundRoutineExercises.ordinal));
    },

    async insert(trainerId: number, values: RoutineValues): Promise<number> {
      const [made] = await db
        .insert(compoundRoutines)
        .values({ ...values, ownerId: trainerId })
        .returning({ id: compoundRoutines.id });
      if (!made) throw new Error('The superset or circuit was not made.');
      return made.id;
    },

    async update(ref: RoutineRef, version: number | undefined, values: RoutineValues): Promise<boolean> {
      const changed = await db
        .update(compoundRoutines)
        .set({ ...values, version: sql`${compoundRoutines.version} + 1` })
        .where(and(present(ref), isOfVersion(compoundRoutines.version, version)))
        .returning({ id: compoundRoutines.id });
      return changed.length > 0;
    },

    async replaceSlots(
      compoundRoutineId: number,
      slots: readonly Omit<SlotRow, 'compoundRoutineId'>[],
    ): Promise<void> {
      await db
        .delete(compoundRoutineExercises)
        .where(eq(compoundRoutineExercises.compoundRoutineId, compoundRoutineId));
      await db
        .insert(compoundRoutineExercises)
        .values(slots.map(({ exerciseId, ordinal }) => ({ compoundRoutineId, exerciseId, ordinal })));
    },

    async hide(ref: RoutineRef): Promise<boolean> {
      const hidden = await db
        .update(compoundRoutines)
        .set({ deletedAt: sql`now()` })
        .where(present(ref))
        .returning({ id: compoundRoutines.id });
      return hidden.length > 0;
    },

    /** Returns the mark. Unchanged within `shortestSeconds`, so that a repeated request does not undo itself. */
    async turnFavorite(
      { trainerId: userId, id: compoundRoutineId }: RoutineRef,
      { at, shortestSeconds }: { readonly at: Date; readonly shortestSeconds: number },
    ): Promise<boolean> {
      const { isFavorite, turnedAt } = compoundRoutineFavorites;
      const [turned] = await db
        .insert(compoundRoutineFavorites)
        .values({ userId, compoundRoutineId, turnedAt: at })
        .onConflictDoUpdate({
          target: [compoundRoutineFavorites.userId, compoundRoutineFavorites.compoundRoutineId],
          set: { isFavorite: sql`not ${isFavorite}`, turnedAt: at },
          setWhere: sql`abs(extract(epoch from ${turnedAt} - excluded.turned_at)) >= ${shortestSeconds}`,
        })
        .returning({ isFavorite });
      if (turned) return turned.isFavorite;
      const [existing] = await db
        .select({ isFavorite })
        .from(compoundRoutineFavorites)
        .where(
          and(
            eq(compoundRoutineFavorites.userId, userId),
            eq(compoundRoutineFavorites.compoundRoutineId, compoundRoutineId),
          ),
        );
      return existing?.isFavorite ?? false;
    },
  };
}

const ofLibrary = (trainerId: number) =>
  and(eq(compoundRoutines.ownerId, trainerId), isNull(compoundRoutines.deletedAt));

const isFavoriteOf = (db: DatabaseHandle, userId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(compoundRoutineFavorites)
      .where(
        and(
          eq(compoundRoutineFavorites.compoundRoutineId, compoundRoutines.id),
          eq(compoundRoutineFavorites.userId, userId),
          eq(compoundRoutineFavorites.isFavorite, true),
        ),
      ),
  );

const byTitle = [sql`${compoundRoutines.searchTitle} collate "C"`, asc(compoundRoutines.id)];

function conditionOf(db: DatabaseHandle, query: RoutineQuery): SQL | undefined {
  const { trainerId, routineType, isFavorite } = query;
  const marked = isFavoriteOf(db, trainerId);
  return and(
    ofLibrary(trainerId),
    routineType && eq(compoundRoutines.routineType, routineType),
    isFavorite === undefined ? undefined : isFavorite ? marked : not(marked),
  );
}

export interface FilledRoutines {
  readonly routines: readonly RoutineRow[];
  readonly slots: readonly SlotRow[];
  readonly used: TaggedExercises;
}

export interface RoutinePage extends FilledRoutines {
  readonly hasMore: boolean;
  readonly total: number | undefined;
}
