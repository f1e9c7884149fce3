import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { programs, programWorkouts, workouts } from '../../../database/schema/workouts';

type ProgramFields = Partial<
  Pick<typeof programs.$inferInsert, 'name' | 'description' | 'categoryId' | 'weekCount' | 'weekChanges'>
>;

export interface ProgramRef {
  readonly id: number | undefined;
  readonly workoutId: number;
  readonly daysOfWeek: number[];
  readonly weekChanges: readonly WeekChange[];
}

export function programChangesRepository(db: DatabaseHandle) {
  return {
    async insert(program: typeof programs.$inferInsert): Promise<number> {
      const [made] = await db.insert(programs).values(program).returning({ id: programs.id });
      if (!made) throw new Error('The program was not made.');
      return made.id;
    },

    async update(id: number, fields: ProgramFields): Promise<void> {
      await db
        .update(programs)
        .set({ ...fields, version: sql`${programs.version} + 1` })
        .where(eq(programs.id, id));
    },

    async markDeleted(id: number): Promise<void> {
      await db
        .update(programs)
        .set({ deletedAt: sql`now()` })
        .where(eq(programs.id, id));
    },

    async replaceWorkouts(programId: number, slots: readonly ProgramRef[]): Promise<void> {
      await db.delete(programWorkouts).where(eq(programWorkouts.programId, programId));
      const rows = slots.map((slot, ordinal) => ({ ...slot, programId, ordinal }));
      const kept = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id }]));
      const added = rows.flatMap(({ id, ...row }) => (id === undefined ? [row] : []));
      if (kept.length > 0) await db.insert(programWorkouts).overridingSystemValue().values(kept);
      if (added.length > 0) await db.insert(programWorkouts).values(added);
    },

    /** Workouts already in the program are allowed even if deleted. */
    async countPlaceable(trainerId: number, workoutIds: number[], present: number[]): Promise<number> {
      const own = eq(workouts.ownerId, trainerId);
      const providers = and(isNull(workouts.ownerId), eq(workouts.isPublic, true));
      return db.$count(
        workouts,
        and(
          inArray(workouts.id, workoutIds),
          or(own, providers),
          eq(workouts.isScheduleCopy, false),
          or(isNull(workouts.deletedAt), inArray(workouts.id, present)),
        ),
      );
    },

    /** A second copy request of this trainer for the program waits until the transaction ends. */
    async lockCopying(trainerId: number, programId: number): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${trainerId}::int, ${programId}::int)`);
    },
  };
}
