import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '../src/database/database';
import { startEmbeddedDatabase } from '../src/database/embedded/startEmbeddedDatabase';
import { migrateDatabase } from '../src/database/migrate';

/** Does not migrate a PostgreSQL: running servers may depend on its schema. No Formline may run on the data folder. */
export async function withDatabase(
  dataDir: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { CACHE_DIR = '.cache', DATABASE_URL } = process.env;
  if (DATABASE_URL) return onDatabase(DATABASE_URL, work);
  if (!existsSync(dataDir))
    throw new Error(`There is no data in ${dataDir}. Set DATABASE_URL, or name the folder by --data.`);
  const embedded = await startEmbeddedDatabase({ dataDir, cacheDir: CACHE_DIR });
  try {
    await onDatabase(embedded.url, async (database) => {
      await migrateDatabase(database);
      await work(database);
    });
  } finally {
    await embedded.close();
  }
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, onIdleError: () => undefined });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
