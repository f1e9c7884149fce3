import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { measurements } from '../../../database/schema/health';

export type MeasurementRow = typeof measurements.$inferSelect;

export type MeasurementValues = Omit<
  MeasurementRow,
  'id' | 'clientId' | 'recordedBy' | 'version' | 'createdAt'
>;

export interface MeasurementRef {
  readonly clientId: number;
  readonly measurementId: number;
}

export function measurementsRepository(db: DatabaseHandle) {
  const one = ({ clientId, measurementId }: MeasurementRef) =>
    and(eq(measurements.clientId, clientId), eq(measurements.id, measurementId));

  return {
    async list(clientId: number, limit: number): Promise<MeasurementRow[]> {
      return db
        .select()
        .from(measurements)
        .where(eq(measurements.clientId, clientId))
        .orderBy(desc(measurements.date), desc(measurements.id))
        .limit(limit);
    },

    async find(ref: MeasurementRef): Promise<MeasurementRow | null> {
      const [found] = await db.select().from(measurements).where(one(ref));
      return found ?? null;
    },

    async insert(row: typeof measurements.$inferInsert): Promise<MeasurementRow> {
      const [saved] = await db.insert(measurements).values(row).returning();
      if (!saved) throw new Error('The measurement was not saved.');
      return saved;
    },

    async update(
      ref: MeasurementRef,
      version: number | undefined,
      values: MeasurementValues,
    ): Promise<MeasurementRow | null> {
      const [saved] = await db
        .update(measurements)
        .set({ ...values, version: sql`${measurements.version} + 1` })
        .where(and(one(ref), isOfVersion(measurements.version, version)))
        .returning();
      return saved ?? null;
    },

    async delete(ref: MeasurementRef): Promise<boolean> {
      const removed = await db.delete(measurements).where(one(ref)).returning({ id: measurements.id });
      return removed.length > 0;
    },

    async findNewestWeight(clientId: number): Promise<number | null> {
      const [newest] = await db
        .select({ weight: measurements.weight })
        .from(measurements)
        .where(and(eq(measurements.clientId, clientId), isNotNull(measurements.weight)))
        .orderBy(desc(measurements.date), desc(measurements.id))
        .limit(1);
      return newest?.weight ?? null;
    },
  };
}
