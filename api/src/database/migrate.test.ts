/** @embedded Migrations, their lock, dates and counts. */
import { openTestDatabase } from '../testing/databases/testDatabases';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import type { Database } from './database';
import { countMigrations, migrateDatabase } from './migrate';
import { IncompleteDatabaseError, seed } from './seed/seed';

let database: Database;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
});

afterAll(() => database.close());

const count = async (table: string): Promise<unknown> =>
  (await database.pool.query(`select count(*) as count from ${table}`)).rows[0];

describe('migrating', () => {
  it('a second time and many times at once changes nothing', async () => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
    expect(await count('drizzle.__drizzle_migrations')).toEqual({ count: countMigrations() });
  });

  it('leaves no lock and no time limit behind', async () => {
    await migrateDatabase(database);
    const { rows } = await database.pool.query(
      "select count(*) as count from pg_locks where locktype = 'advisory'",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

it('a database that has its library is not seeded again', async () => {
  const before = await count('users');
  expect(await seed(database, { today: '2030-01-01', demo: true })).toBe('left alone');
  expect(await count('users')).toEqual(before);
});

describe('a database that lost its library', () => {
  class RolledBack extends Error {}

  const seedWithout = (tables: string, isNew: boolean): Promise<unknown> =>
    database.db.transaction(async (tx) => {
      await tx.execute(`truncate ${tables} cascade`);
      await seed({ db: tx }, { today: '2030-01-01', demo: true, isNew });
      throw new RolledBack();
    });

  it('gets no demo world beside the accounts it holds', async () => {
    await expect(seedWithout('program_categories', true)).rejects.toBeInstanceOf(IncompleteDatabaseError);
  });

  it('gets none when it was filled before, even without accounts', async () => {
    await expect(seedWithout('program_categories, exercises, users', false)).rejects.toBeInstanceOf(
      IncompleteDatabaseError,
    );
  });
});

it('dates come as the text they are and counts as numbers', async () => {
  const { rows } = await database.pool.query(
    "select date '2028-02-29' as day, count(*) as count from users where false",
  );
  expect(rows).toEqual([{ day: '2028-02-29', count: 0 }]);
});

it('the library has what it promises', async () => {
  const { rows } = await database.pool.query(
    `select (select count(*) from exercises where owner_id is null) >= 150 as exercises,
       (select count(*) from workouts where owner_id is null) as workouts,
       (select count(distinct category_id) from programs where owner_id is null) as programs`,
  );
  expect(rows).toEqual([{ exercises: true, workouts: 24, programs: 9 }]);
});
