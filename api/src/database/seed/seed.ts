import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { programCategories } from '../schema/workouts';
import { insertProviderLibrary } from './providerLibrary';
import { insertClubs } from './world/clubs';
import { insertAccounts } from './world/insertAccounts';
import { insertHealth } from './world/health/insertHealth';
import { insertActivities } from './world/insertActivities';
import { insertSmallWorlds } from './world/insertSmallWorlds';
import { insertTrainersWorld } from './world/insertTrainersWorld';

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
    if (!demo) return 'seeded';
    const accounts = await insertAccounts(tx, today);
    const trainerId = accounts.get('trainer@formline.test');
    const clubTrainerId = accounts.get('club@formline.test');
    const clubs = await insertClubs(tx, { trainerId, clubTrainerId });
    await insertTrainersWorld(tx, library, {
      trainerId,
      clientAccountId: accounts.get('client@formline.test'),
      clubs,
      today,
    });
    await insertSmallWorlds(tx, library, {
      freeTrainerId: accounts.get('free@formline.test'),
      expiredTrainerId: accounts.get('expired@formline.test'),
      clubTrainerId,
      lapsedTrainerId: accounts.get('lapsed.journey@formline.test'),
      renewedTrainerId: accounts.get('renewed.journey@formline.test'),
      summit: clubs.summit,
      today,
    });
    await insertHealth(tx, library, { trainerId, today });
    await insertHealth(tx, library, { trainerId: clubTrainerId, today });
    await insertActivities(tx, today);
    return 'seeded';
  });
}
