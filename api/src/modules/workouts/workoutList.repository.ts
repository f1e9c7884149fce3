import { and, asc, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { uploadedMedia } from '../../database/schema/media';
import { workouts } from '../../database/schema/workouts';
import { workoutColumns, type WorkoutRow } from './workouts.repository';

export interface WorkoutQuery {
  readonly trainerId: number;
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly patterns: readonly string[];
  readonly excludedIds: number[];
  readonly sortField: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** One page of workouts. */
export interface WorkoutPage {
  readonly workouts: readonly WorkoutRow[];
  /** Null on the last page. */
  readonly nextPage: number | null;
}

/** The lists of the library. What was deleted and what schedules keep stands in none. */
export function workoutListRepository(db: DatabaseHandle) {
  return {
    async find(query: WorkoutQuery): Promise<WorkoutRow[]> {
      return db
        .select(workoutColumns)
        .from(workouts)
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(
          and(
            authorCondition(query),
            isNull(workouts.deletedAt),
            eq(workouts.isScheduleCopy, false),
            query.excludedIds.length > 0 ? notInArray(workouts.id, query.excludedIds) : undefined,
            ...query.patterns.map(
              (pattern) => sql`${workouts.searchName} like search_form(${pattern}::text)`,
            ),
          ),
        )
        .orderBy(...sortOf(query))
        .limit(query.limit)
        .offset(query.offset);
    },

    /** Own names that begin as one of these, so that a copy can be given a free one. */
    async listOwnNames(trainerId: number, beginnings: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ name: workouts.name })
        .from(workouts)
        .where(
          and(
            eq(workouts.ownerId, trainerId),
            isNull(workouts.deletedAt),
            eq(workouts.isScheduleCopy, false),
            sql`exists (select 1 from unnest(${sql.param([...beginnings])}::text[]) as beginning
              where starts_with(${workouts.searchName}, search_form(beginning)))`,
          ),
        );
      return rows.map(({ name }) => name);
    },
  };
}

/** `Mine` are those with an owner that are not public, the provider's are public and nobody's. */
function authorCondition({ trainerId, ownOnes, providersOnes }: WorkoutQuery): SQL | undefined {
  const own = and(eq(workouts.ownerId, trainerId), eq(workouts.isPublic, false));
  const providers = and(isNull(workouts.ownerId), eq(workouts.isPublic, true));
  if (ownOnes && providersOnes) return or(own, providers);
  if (ownOnes) return own;
  return providersOnes ? providers : sql`false`;
}

/** The identifier settles ties, so that no workout is on two pages. */
function sortOf({ sortField, sortOrder }: WorkoutQuery): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const first =
    sortField === 'name' ? direction(sql`${workouts.searchName} collate "C"`) : direction(workouts.createdAt);
  return [first, direction(workouts.id)];
}
