import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { jobs } from '../database/schema/jobs';

export type JobRow = typeof jobs.$inferSelect;

/** There is at most one job of a kind for each subject. */
export interface JobName {
  readonly kind: string;
  readonly subjectId: number;
}

/** Changes require the lease, because another worker may have taken the job. */
export interface HeldJob {
  readonly id: number;
  readonly lease: string;
}

/** Uses the database's clock, because the clocks of servers differ. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const named = ({ kind, subjectId }: JobName) => and(eq(jobs.kind, kind), eq(jobs.subjectId, subjectId));
const held = ({ id, lease }: HeldJob) => and(eq(jobs.id, id), eq(jobs.lease, lease));

export function jobsRepository(db: DatabaseHandle) {
  return {
    /** Makes a waiting job due now. */
    async add(name: JobName): Promise<void> {
      await db
        .insert(jobs)
        .values({ ...name })
        .onConflictDoUpdate({
          target: [jobs.kind, jobs.subjectId],
          set: { runAt: sql`least(${jobs.runAt}, now())` },
        });
    },

    async cancel(name: JobName): Promise<void> {
      await db.delete(jobs).where(named(name));
    },

    /** Includes jobs whose lease has expired. */
    async claim(kinds: readonly string[], lease: string, seconds: number): Promise<JobRow | null> {
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            inArray(jobs.kind, [...kinds]),
            sql`(${jobs.state} = 'WAITING' and ${jobs.runAt} <= now() or ${jobs.state} = 'RUNNING' and ${jobs.leaseUntil} < now())`,
          ),
        )
        .orderBy(jobs.runAt)
        .limit(1)
        .for('update', { skipLocked: true });
      // `=` instead of `in`: joined to a small table, the subquery runs again for each row and claims them all.
      const [claimed] = await db
        .update(jobs)
        .set({
          state: 'RUNNING',
          lease,
          leaseUntil: inSeconds(seconds),
          attempts: sql`${jobs.attempts} + 1`,
        })
        .where(eq(jobs.id, due))
        .returning();
      return claimed ?? null;
    },

    /** False: the job was cancelled or another worker has it. */
    async renew(job: HeldJob, seconds: number): Promise<boolean> {
      const renewed = await db
        .update(jobs)
        .set({ leaseUntil: inSeconds(seconds) })
        .where(held(job))
        .returning({ id: jobs.id });
      return renewed.length > 0;
    },

    async finish(job: HeldJob): Promise<boolean> {
      const finished = await db.delete(jobs).where(held(job)).returning({ id: jobs.id });
      return finished.length > 0;
    },

    async runAgain(
      job: HeldJob,
      { seconds, attempts, failure }: { seconds: number; attempts: number; failure: string | null },
    ): Promise<void> {
      await db
        .update(jobs)
        .set({
          state: 'WAITING',
          lease: null,
          leaseUntil: null,
          runAt: inSeconds(seconds),
          attempts,
          lastFailure: failure,
        })
        .where(held(job));
    },
  };
}
