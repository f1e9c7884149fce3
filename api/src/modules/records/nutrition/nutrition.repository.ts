import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { isOfVersion } from '../../../database/queryParts';
import { nutritionRecords } from '../../../database/schema/health';

export type NutritionRow = typeof nutritionRecords.$inferSelect;

export interface NutritionRef {
  readonly clientId: number;
  readonly nutritionId: number;
}

export function nutritionRepository(db: DatabaseHandle) {
  const of = (clientId: number) =>
    and(eq(nutritionRecords.clientId, clientId), isNull(nutritionRecords.deletedAt));
  const one = ({ clientId, nutritionId }: NutritionRef) =>
    and(of(clientId), eq(nutritionRecords.id, nutritionId));

  return {
    async insert(row: typeof nutritionRecords.$inferInsert): Promise<NutritionRow> {
      const [saved] = await db.insert(nutritionRecords).values(row).returning();
      if (!saved) throw new Error('The nutrition was not saved.');
      return saved;
    },

    /** The newest first. */
    async list(clientId: number, limit: number): Promise<NutritionRow[]> {
      return db
        .select()
        .from(nutritionRecords)
        .where(of(clientId))
        .orderBy(desc(nutritionRecords.assignedTime), desc(nutritionRecords.id))
        .limit(limit);
    },

    async exists(ref: NutritionRef): Promise<boolean> {
      return (await db.$count(nutritionRecords, one(ref))) > 0;
    },

    async update(
      ref: NutritionRef,
      version: number | undefined,
      targets: Pick<NutritionRow, 'protein' | 'carbohydrates' | 'fat' | 'calories'>,
    ): Promise<NutritionRow | null> {
      const [saved] = await db
        .update(nutritionRecords)
        .set({ ...targets, version: sql`${nutritionRecords.version} + 1` })
        .where(and(one(ref), isOfVersion(nutritionRecords.version, version)))
        .returning();
      return saved ?? null;
    },

    async markDeleted(ref: NutritionRef, deletedAt: Date): Promise<boolean> {
      const { rowCount } = await db.update(nutritionRecords).set({ deletedAt }).where(one(ref));
      return rowCount === 1;
    },

    /** Also of one that is not deleted. */
    async restore({ clientId, nutritionId }: NutritionRef, since: Date): Promise<NutritionRow | null> {
      const [restored] = await db
        .update(nutritionRecords)
        .set({ deletedAt: null })
        .where(
          and(
            eq(nutritionRecords.clientId, clientId),
            eq(nutritionRecords.id, nutritionId),
            or(isNull(nutritionRecords.deletedAt), gte(nutritionRecords.deletedAt, since)),
          ),
        )
        .returning();
      return restored ?? null;
    },

    async deleteMarkedBefore(moment: Date): Promise<void> {
      await db.delete(nutritionRecords).where(lt(nutritionRecords.deletedAt, moment));
    },
  };
}
