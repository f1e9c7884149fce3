import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { uploadedMedia } from '../../../database/schema/media';
import {
  groupScheduleWorkouts,
  scheduledWorkouts,
  userScheduleWorkouts,
} from '../../../database/schema/schedules';
import { programCategories, programs, programWorkouts, workouts } from '../../../database/schema/workouts';
import { matches } from '../../platform/search/matches.repository';
import type { RowRange } from '../../../database/pageOf';
import type { FoundPage, NamedRow } from '../libraryLists/searchPage';
import { NO_SEARCH, type SearchParts } from '../../platform/search/searchParts';
import { type ListOrder, sortedBy, totalColumn } from '../libraryLists/sortedBy.repository';
import { workoutColumns } from '../workouts/workouts.repository';

export interface ProgramQuery extends ListOrder {
  readonly trainerId: number;
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly categoryIds: number[];
}

export type ProgramRow = NonNullable<Awaited<ReturnType<ReturnType<typeof programsRepository>['findById']>>>;
export type ProgramWorkoutRow = Awaited<
  ReturnType<ReturnType<typeof programsRepository>['listWorkouts']>
>[number];

export interface ProgramWithWorkouts {
  readonly unusedCopyIds: readonly number[];
  readonly program: ProgramRow;
  readonly workouts: readonly ProgramWorkoutRow[];
}

export type ProgramPage = FoundPage<ProgramRow>;

export function programsRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select(columns)
      .from(programs)
      .innerJoin(programCategories, eq(programCategories.id, programs.categoryId));

  return {
    async find(query: ProgramQuery & SearchParts & RowRange) {
      return db
        .select({ ...columns, total: totalColumn })
        .from(programs)
        .innerJoin(programCategories, eq(programCategories.id, programs.categoryId))
        .where(and(conditionOf(query), ...matches(programs.searchName, query.patterns)))
        .orderBy(...sortedBy(programs, query))
        .limit(query.limit)
        .offset(query.offset);
    },

    async listNames(query: ProgramQuery): Promise<NamedRow[]> {
      return db
        .select({ id: programs.id, searchName: programs.searchName })
        .from(programs)
        .where(conditionOf(query))
        .orderBy(...sortedBy(programs, { ...query, ...NO_SEARCH }));
    },

    async listByIds(query: ProgramQuery, ids: number[]) {
      return select().where(and(conditionOf(query), inArray(programs.id, ids)));
    },

    async findById(trainerId: number, id: number) {
      const [program] = await select().where(
        and(
          eq(programs.id, id),
          isNull(programs.deletedAt),
          or(eq(programs.ownerId, trainerId), isNull(programs.ownerId)),
        ),
      );
      return program ?? null;
    },

    async listWorkouts(programId: number) {
      return db
        .select({
          slotId: programWorkouts.id,
          daysOfWeek: programWorkouts.daysOfWeek,
          weekChanges: programWorkouts.weekChanges,
          ...workoutColumns,
        })
        .from(programWorkouts)
        .innerJoin(workouts, eq(workouts.id, programWorkouts.workoutId))
        .leftJoin(uploadedMedia, eq(uploadedMedia.id, workouts.uploadedMediaId))
        .where(eq(programWorkouts.programId, programId))
        .orderBy(asc(programWorkouts.ordinal), asc(programWorkouts.id));
    },

    /** Workouts that were copied for the program and are still in it, and no other program or calendar uses. */
    async listUnusedCopies(trainerId: number, programId: number): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select distinct w.id
        from ${programs} p
        join ${programWorkouts} place on place.program_id = p.id
        join ${workouts} w on w.id = place.workout_id
        where p.id = ${programId}::int and p.owner_id = ${trainerId}::int
          and w.copied_for_program_id = p.id and w.owner_id = ${trainerId}::int and w.deleted_at is null
          and not exists (
            select 1 from ${programWorkouts} elsewhere join ${programs} other on other.id = elsewhere.program_id
            where elsewhere.workout_id = w.id and other.id <> p.id and other.deleted_at is null)
          and not exists (select 1 from ${userScheduleWorkouts} s where s.workout_id = w.id)
          and not exists (select 1 from ${groupScheduleWorkouts} s where s.workout_id = w.id)
          and not exists (select 1 from ${scheduledWorkouts} s where s.workout_id = w.id)
        order by w.id`);
      return rows.map(({ id }) => id);
    },

    async findOwnVersionAndLock(trainerId: number, id: number): Promise<number | null> {
      const [program] = await db
        .select({ version: programs.version })
        .from(programs)
        .where(and(eq(programs.id, id), eq(programs.ownerId, trainerId), isNull(programs.deletedAt)))
        .for('update');
      return program?.version ?? null;
    },

    async findFreshCopy(trainerId: number, originalId: number, since: Date): Promise<number | null> {
      const [copy] = await db
        .select({ id: programs.id })
        .from(programs)
        .where(
          and(
            eq(programs.copiedFromId, originalId),
            eq(programs.ownerId, trainerId),
            eq(programs.version, 1),
            gt(programs.createdAt, since),
            isNull(programs.deletedAt),
          ),
        )
        .orderBy(desc(programs.id))
        .limit(1);
      return copy?.id ?? null;
    },

    async listOwnNames(trainerId: number, beginning: string): Promise<string[]> {
      const rows = await db
        .select({ name: programs.name })
        .from(programs)
        .where(
          and(
            eq(programs.ownerId, trainerId),
            isNull(programs.deletedAt),
            sql`starts_with(${programs.searchName}, search_form(${beginning}::text))`,
          ),
        );
      return rows.map(({ name }) => name);
    },
  };
}

const columns = {
  id: programs.id,
  name: programs.name,
  description: programs.description,
  ownerId: programs.ownerId,
  version: programs.version,
  weekCount: programs.weekCount,
  weekChanges: programs.weekChanges,
  category: { id: programCategories.id, label: programCategories.label },
  workoutCount: sql<number>`(select count(*)::int from ${programWorkouts}
    where ${programWorkouts.programId} = ${programs.id})`,
} as const;

const conditionOf = (query: ProgramQuery): SQL | undefined =>
  and(
    isNull(programs.deletedAt),
    ownerCondition(query),
    query.categoryIds.length > 0 ? inArray(programs.categoryId, query.categoryIds) : undefined,
  );

function ownerCondition({ trainerId, ownOnes, providersOnes }: ProgramQuery): SQL | undefined {
  const own = eq(programs.ownerId, trainerId);
  const providers = isNull(programs.ownerId);
  if (ownOnes && providersOnes) return or(own, providers);
  return ownOnes ? own : providers;
}

export function programCategoriesRepository(db: DatabaseHandle) {
  return {
    async find(numberOrLabel: number | string): Promise<number | null> {
      const [category] = await db
        .select({ id: programCategories.id })
        .from(programCategories)
        .where(
          typeof numberOrLabel === 'number'
            ? eq(programCategories.id, numberOrLabel)
            : eq(programCategories.label, numberOrLabel),
        );
      return category?.id ?? null;
    },
  };
}
