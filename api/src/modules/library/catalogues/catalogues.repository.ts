import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { activityLevels, goals } from '../../../database/schema/clients';
import { fitnessComponents, muscleGroups } from '../../../database/schema/exercises';
import { defaultWorkoutSections, programCategories } from '../../../database/schema/workouts';

export type NamedRow = Awaited<ReturnType<ReturnType<typeof cataloguesRepository>['listNamed']>>[number];
export type CategoryRow = typeof programCategories.$inferSelect;
export type ActivityLevelRow = typeof activityLevels.$inferSelect;

const namedCatalogues = {
  muscle_groups: muscleGroups,
  fitness_components: fitnessComponents,
  goals,
  defaultWorkoutSections,
} as const;

export type NamedCatalogue = keyof typeof namedCatalogues;

export function cataloguesRepository(db: DatabaseHandle) {
  return {
    async listNamed(catalogue: NamedCatalogue) {
      const table = namedCatalogues[catalogue];
      return db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.ordinal));
    },

    async findActivityLevel(id: number): Promise<ActivityLevelRow | null> {
      const [level] = await db.select().from(activityLevels).where(eq(activityLevels.id, id));
      return level ?? null;
    },

    async listProgramCategories(): Promise<CategoryRow[]> {
      return db.select().from(programCategories).orderBy(asc(programCategories.ordinal));
    },

    async listActivityLevels(): Promise<ActivityLevelRow[]> {
      return db.select().from(activityLevels).orderBy(asc(activityLevels.ordinal));
    },
  };
}
