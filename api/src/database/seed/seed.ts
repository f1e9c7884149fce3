import { sql } from 'drizzle-orm';
import type { DatabasePool } from '../database';
import { users } from '../schema/users';
import { programCategories } from '../schema/workouts';
import { insertProviderLibrary } from './providerLibrary';
import { insertDemoWorld } from './world/insertDemoWorld';

interface SeedOptions {
  readonly today: string;
  readonly demo: boolean;
  /** False: the database is known to have been filled before. */
  readonly isNew?: boolean;
}

/** The library is missing, but accounts exist. Seeding again would mix demo data with people's data. */
export class IncompleteDatabaseError extends Error {
  override readonly name = 'IncompleteDatabaseError';

  constructor() {
    super('The database is incomplete, and nothing was written into it: restore it from a backup.');
  }
}

/** Does nothing if the library is there. @throws IncompleteDatabaseError for accounts without a library */
export async function seed(
  { db }: { readonly db: DatabasePool },
  { today, demo, isNew = true }: SeedOptions,
): Promise<'seeded' | 'left alone'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${programCategories} in share row exclusive mode`);
    const [known] = await tx.select({ id: programCategories.id }).from(programCategories).limit(1);
    if (known) return 'left alone';
    const [account] = await tx.select({ id: users.id }).from(users).limit(1);
    if (account || !isNew) throw new IncompleteDatabaseError();
    const library = await insertProviderLibrary(tx);
    if (demo) await insertDemoWorld(tx, library, { today });
    return 'seeded';
  });
}
