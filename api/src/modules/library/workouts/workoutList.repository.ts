import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import { programs, programWorkouts, workouts } from '../../../database/schema/workouts';
import { matches } from '../../platform/search/matches.repository';
import type { RowRange } from '../../../database/pageOf';
import type { FoundPage, NamedRow } from '../libraryLists/searchPage';
import { NO_SEARCH, type SearchParts } from '../../platform/search/searchParts';
import { type ListOrder, sortedBy, totalColumn } from '../libraryLists/sortedBy.repository';
import { workoutColumns, type WorkoutRow } from './workouts.repository';

export interface WorkoutQuery extends ListOrder {
  readonly trainerId: number;
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly excludedIds: number[];
  readonly outsidePrograms: boolean;
}

export interface WorkoutPage extends FoundPage<WorkoutRow> {
  readonly programNames: ReadonlyMap<number, readonly string[]>;
}

/** Lists leave out deleted workouts and copies kept for schedules. */
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

/** Own workouts have an owner and are not public; the provider's are public and have none. */
function authorCondition({ trainerId, ownOnes, providersOnes }: WorkoutQuery): SQL | undefined {
  const own = and(eq(workouts.ownerId, trainerId), eq(workouts.isPublic, false));
  const providers = and(isNull(workouts.ownerId), eq(workouts.isPublic, true));
  if (ownOnes && providersOnes) return or(own, providers);
  if (ownOnes) return own;
  return providersOnes ? providers : sql`false`;
}
