import type { AssessmentName } from '@formline/shared/contracts/records/performanceAssessments';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { performanceAssessments } from '../../../database/schema/health';

export type AssessmentRow = typeof performanceAssessments.$inferSelect;

export interface AssessmentChange {
  readonly id: number;
  readonly version?: number | undefined;
  readonly date: string;
  readonly value: number;
}

export function performanceAssessmentsRepository(db: DatabaseHandle) {
  return {
    async delete(clientId: number, id: number): Promise<boolean> {
      const removed = await db
        .delete(performanceAssessments)
        .where(and(eq(performanceAssessments.clientId, clientId), eq(performanceAssessments.id, id)))
        .returning({ id: performanceAssessments.id });
      return removed.length > 0;
    },

    async list(clientId: number, limit: number): Promise<AssessmentRow[]> {
      return db
        .select()
        .from(performanceAssessments)
        .where(eq(performanceAssessments.clientId, clientId))
        .orderBy(desc(performanceAssessments.date), desc(performanceAssessments.id))
        .limit(limit);
    },

    async insert(rows: (typeof performanceAssessments.$inferInsert)[]): Promise<AssessmentRow[]> {
      return db.insert(performanceAssessments).values(rows).returning();
    },

    async findNames(clientId: number, ids: number[]): Promise<ReadonlyMap<number, AssessmentName>> {
      const rows = await db
        .select({ id: performanceAssessments.id, name: performanceAssessments.name })
        .from(performanceAssessments)
        .where(and(eq(performanceAssessments.clientId, clientId), inArray(performanceAssessments.id, ids)));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async update(
      clientId: number,
      { id, version, date, value }: AssessmentChange,
    ): Promise<AssessmentRow | null> {
      const [saved] = await db
        .update(performanceAssessments)
        .set({ date, value, version: sql`${performanceAssessments.version} + 1` })
        .where(
          and(
            eq(performanceAssessments.clientId, clientId),
            eq(performanceAssessments.id, id),
            isOfVersion(performanceAssessments.version, version),
          ),
        )
        .returning();
      return saved ?? null;
    },
  };
}
