import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { openDatabase } from '../../database';
import { migrateDatabase } from '../../migrate';
import { insertProviderLibrary } from '../providerLibrary';
import { LOAD_ACCOUNT, type LoadSize, writeLoadData } from './writeLoadData';

/** Fails if there is load data already. */
export async function seedLarge(
  url: string,
  size: LoadSize,
  onProgress: (line: string) => void,
): Promise<void> {
  const database = openDatabase({ url, onIdleError: () => undefined });
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
  // A separate connection, because those of the server have time limits that this work exceeds.
  const client = new Client({
    connectionString: url,
    options: '-c datestyle=ISO,YMD -c timezone=UTC -c statement_timeout=0',
  });
  await client.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query('select from users where email = $1', [LOAD_ACCOUNT]);
    if (rowCount !== 0) throw new Error('The database holds load data already: give a new one.');
    const library = await client.query('select from program_categories limit 1');
    if (library.rowCount === 0) await insertProviderLibrary(drizzle(client, { casing: 'snake_case' }));
    await writeLoadData(client, size, onProgress);
    await client.query('commit');
    onProgress('what the planner knows of the rows');
    await client.query('vacuum analyze');
    await client.query('checkpoint').catch(() => undefined);
  } finally {
    await client.end();
  }
}
