import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import { programs, programWorkouts, workouts } from '../../../database/schema/workouts';
import { matches } from '../../platform/search/matches.repository';
import type { RowRange } from '../libraryLists/pageOf';
import type { FoundPage, NamedRow } from '../libraryLists/searchPage';
import { NO_SEARCH, type SearchParts } from '../../platform/search/searchParts';
import { type ListOrder, sortedBy, totalColumn } from '../libraryLists/sortedBy.repository';
import { workoutColumns, type WorkoutRow } from './workouts.repository';

/** Which workouts are looked for, and in which order. */
export interface WorkoutQuery extends ListOrder {
  readonly trainerId: number;
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly excludedIds: number[];
  /** Without those that are in an own program. */
  readonly outsidePrograms: boolean;
}

/** One page of workouts. */
export interface WorkoutPage extends FoundPage<WorkoutRow> {
  /** Names of the own programs that have them, by the number of the workout. */
  readonly programNames: ReadonlyMap<number, readonly string[]>;
}

/** The lists of the library. What was deleted and what schedules keep stands in none. */
export function workoutListRepository(db: DatabaseHandle) {
  return {
    async find(query: WorkoutQuery & SearchParts & RowRange) {
      return db
        .select({ ...workoutColumns, total: totalColumn })
        .from(workouts)
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(and(conditionOf(query), ...matches(workouts.searchName, query.patterns)))
        .orderBy(...sortedBy(workouts, query))
        .limit(query.limit)
        .offset(query.offset);
    },

    /** All that a search looks through, in the order of the list. */
    async listNames(query: WorkoutQuery): Promise<NamedRow[]> {
      return db
        .select({ id: workouts.id, searchName: workouts.searchName })
        .from(workouts)
        .where(conditionOf(query))
        .orderBy(...sortedBy(workouts, { ...query, ...NO_SEARCH }));
    },

    async listByIds(query: WorkoutQuery, ids: number[]): Promise<WorkoutRow[]> {
      return db
        .select(workoutColumns)
        .from(workouts)
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(and(conditionOf(query), inArray(workouts.id, ids)));
    },

    /** Names of the trainer's programs that have these workouts. */
    async listProgramNames(trainerId: number, ids: number[]): Promise<Map<number, string[]>> {
      const rows = await db
        .selectDistinct({ workoutId: programWorkouts.workoutId, name: programs.name })
        .from(programWorkouts)
        .innerJoin(programs, eq(programs.id, programWorkouts.programId))
        .where(and(inArray(programWorkouts.workoutId, ids), isOwnProgram(trainerId)))
        .orderBy(programs.name);
      const names = new Map<number, string[]>();
      for (const { workoutId, name } of rows) names.set(workoutId, [...(names.get(workoutId) ?? []), name]);
      return names;
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

const isOwnProgram = (trainerId: number): SQL | undefined =>
  and(eq(programs.ownerId, trainerId), isNull(programs.deletedAt));

const conditionOf = (query: WorkoutQuery): SQL | undefined =>
  and(
    authorCondition(query),
    isNull(workouts.deletedAt),
    eq(workouts.isScheduleCopy, false),
    query.excludedIds.length > 0 ? notInArray(workouts.id, query.excludedIds) : undefined,
    query.outsidePrograms
      ? sql`not exists (select 1 from ${programWorkouts} join ${programs} on ${programs.id} = ${programWorkouts.programId}
          where ${programWorkouts.workoutId} = ${workouts.id} and ${isOwnProgram(query.trainerId)})`
      : undefined,
  );

/** `Mine` are those with an owner that are not public, the provider's are public and nobody's. */
function authorCondition({ trainerId, ownOnes, providersOnes }: WorkoutQuery): SQL | undefined {
  const own = and(eq(workouts.ownerId, trainerId), eq(workouts.isPublic, false));
  const providers = and(isNull(workouts.ownerId), eq(workouts.isPublic, true));
  if (ownOnes && providersOnes) return or(own, providers);
  if (ownOnes) return own;
  return providersOnes ? providers : sql`false`;
}
