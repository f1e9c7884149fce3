import { desc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { nutritionRecords } from '../../../database/schema/health';

export type NutritionRow = typeof nutritionRecords.$inferSelect;

export function nutritionRepository(db: DatabaseHandle) {
  return {
    async insert(row: typeof nutritionRecords.$inferInsert): Promise<NutritionRow> {
      const [saved] = await db.insert(nutritionRecords).values(row).returning();
      if (!saved) throw new Error('The nutrition was not saved.');
      return saved;
    },

    async findLatest(clientId: number): Promise<NutritionRow | null> {
      const [latest] = await db
        .select()
        .from(nutritionRecords)
        .where(eq(nutritionRecords.clientId, clientId))
        .orderBy(desc(nutritionRecords.assignedTime), desc(nutritionRecords.id))
        .limit(1);
      return latest ?? null;
    },
  };
}
