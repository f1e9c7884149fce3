import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { programCategories } from '../schema/workouts';
import { insertProviderLibrary } from './providerLibrary';
import { insertDemoWorld } from './world/insertDemoWorld';

interface SeedOptions {
  /** The day the demo world is built around, `YYYY-MM-DD`: the same day gives the same world. */
  readonly today: string;
  /** Whether a world a person can try is wanted beside the library. */
  readonly demo: boolean;
}

/** Gives a new database its catalogues and the provider's library; one that has them is left alone. */
export async function seed({ db }: Database, { today, demo }: SeedOptions): Promise<'seeded' | 'left alone'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${programCategories} in share row exclusive mode`);
    const [known] = await tx.select({ id: programCategories.id }).from(programCategories).limit(1);
    if (known) return 'left alone';
    const library = await insertProviderLibrary(tx);
    if (demo) await insertDemoWorld(tx, library, { today });
    return 'seeded';
  });
}
