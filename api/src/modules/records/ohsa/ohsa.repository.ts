import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { exercises } from '../../../database/schema/exercises';
import { ohsaCorrectiveExercises, ohsaResults } from '../../../database/schema/health';
import { visibleTo } from '../../library/exercises/exerciseColumns.repository';

export type OhsaRow = typeof ohsaResults.$inferSelect;

export type CorrectiveExerciseRow = Awaited<
  ReturnType<ReturnType<typeof ohsaRepository>['listExercises']>
>[number];

export interface OhsaRef {
  readonly clientId: number;
  readonly ohsaResultId: number;
}

export interface OhsaWithExercises {
  readonly ohsa: OhsaRow;
  readonly exercises: readonly CorrectiveExerciseRow[];
}

export function ohsaRepository(db: DatabaseHandle) {
  const of = (clientId: number) => and(eq(ohsaResults.clientId, clientId), isNull(ohsaResults.deletedAt));
  const seenBy = (trainerId: number) => and(isNull(exercises.deletedAt), visibleTo(trainerId));

  return {
    async insert(row: typeof ohsaResults.$inferInsert): Promise<OhsaRow> {
      const [saved] = await db.insert(ohsaResults).values(row).returning();
      if (!saved) throw new Error('The overhead squat assessment was not saved.');
      return saved;
    },

    async addExercises(ohsaResultId: number, exerciseIds: readonly number[]): Promise<void> {
      await db
        .insert(ohsaCorrectiveExercises)
        .values(exerciseIds.map((exerciseId, ordinal) => ({ ohsaResultId, exerciseId, ordinal })));
    },

    async countExercises(trainerId: number, ids: number[]): Promise<number> {
      return db.$count(exercises, and(inArray(exercises.id, ids), seenBy(trainerId)));
    },

    async findNewest(clientId: number): Promise<OhsaRow | null> {
      const [newest] = await db
        .select()
        .from(ohsaResults)
        .where(of(clientId))
        .orderBy(desc(ohsaResults.assessmentDate), desc(ohsaResults.id))
        .limit(1);
      return newest ?? null;
    },

    async list(clientId: number, limit: number): Promise<OhsaRow[]> {
      return db
        .select()
        .from(ohsaResults)
        .where(of(clientId))
        .orderBy(desc(ohsaResults.assessmentDate), desc(ohsaResults.id))
        .limit(limit);
    },

    async exists({ clientId, ohsaResultId }: OhsaRef): Promise<boolean> {
      return (await db.$count(ohsaResults, and(of(clientId), eq(ohsaResults.id, ohsaResultId)))) > 0;
    },

    async update(
      { clientId, ohsaResultId }: OhsaRef,
      version: number | undefined,
      values: Pick<OhsaRow, 'assessmentDate' | 'compensations'>,
    ): Promise<OhsaRow | null> {
      const [saved] = await db
        .update(ohsaResults)
        .set({ ...values, version: sql`${ohsaResults.version} + 1` })
        .where(and(of(clientId), eq(ohsaResults.id, ohsaResultId), isOfVersion(ohsaResults.version, version)))
        .returning();
      return saved ?? null;
    },

    /** Another trainer's own exercises stay, because this one does not see them. */
    async removeExercises(trainerId: number, ohsaResultId: number): Promise<void> {
      const seen = db.select({ id: exercises.id }).from(exercises).where(visibleTo(trainerId));
      await db
        .delete(ohsaCorrectiveExercises)
        .where(
          and(
            eq(ohsaCorrectiveExercises.ohsaResultId, ohsaResultId),
            inArray(ohsaCorrectiveExercises.exerciseId, seen),
          ),
        );
    },

    async markDeleted({ clientId, ohsaResultId }: OhsaRef, deletedAt: Date): Promise<boolean> {
      const { rowCount } = await db
        .update(ohsaResults)
        .set({ deletedAt })
        .where(and(of(clientId), eq(ohsaResults.id, ohsaResultId)));
      return rowCount === 1;
    },

    /** Also of one that is not deleted. */
    async restore({ clientId, ohsaResultId }: OhsaRef, since: Date): Promise<OhsaRow | null> {
      const [restored] = await db
        .update(ohsaResults)
        .set({ deletedAt: null })
        .where(
          and(
            eq(ohsaResults.clientId, clientId),
            eq(ohsaResults.id, ohsaResultId),
            or(isNull(ohsaResults.deletedAt), gte(ohsaResults.deletedAt, since)),
          ),
        )
        .returning();
      return restored ?? null;
    },

    async deleteMarkedBefore(moment: Date): Promise<void> {
      await db.delete(ohsaResults).where(lt(ohsaResults.deletedAt, moment));
    },

    /** Leaves out other trainers' own exercises. */
    async listExercises(trainerId: number, ohsaResultIds: number[]) {
      return db
        .select({
          ohsaResultId: ohsaCorrectiveExercises.ohsaResultId,
          id: exercises.id,
          name: exercises.name,
          imageUrl: exercises.imageUrl,
          videoUrl: exercises.videoUrl,
        })
        .from(ohsaCorrectiveExercises)
        .innerJoin(exercises, eq(exercises.id, ohsaCorrectiveExercises.exerciseId))
        .where(and(inArray(ohsaCorrectiveExercises.ohsaResultId, ohsaResultIds), seenBy(trainerId)))
        .orderBy(asc(ohsaCorrectiveExercises.ordinal));
    },
  };
}
