import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { users } from '../schema/users';
import { insertProviderLibrary } from './providerLibrary';
import { insertClubs } from './world/clubs';
import { insertAccounts } from './world/insertAccounts';
import { insertHealth } from './world/health/insertHealth';
import { insertActivities } from './world/insertActivities';
import { insertSmallWorlds } from './world/insertSmallWorlds';
import { insertTrainersWorld } from './world/insertTrainersWorld';

/**
 * Fills an empty database with a world a person can try; one that has users already is left alone. Everything follows
 * from `today`, a calendar date, so that the same day gives the same world.
 */
export async function seed({ db }: Database, today: string): Promise<'seeded' | 'left alone'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
    if (anybody) return 'left alone';
    const library = await insertProviderLibrary(tx);
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
      summit: clubs.summit,
      today,
    });
    await insertHealth(tx, library, { trainerId, today });
    await insertHealth(tx, library, { trainerId: clubTrainerId, today });
    await insertActivities(tx, today);
    return 'seeded';
  });
}
