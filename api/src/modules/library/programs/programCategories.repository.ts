import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { programCategories } from '../../../database/schema/workouts';

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
