import { startEmbeddedDatabase } from '../../database/embedded/startEmbeddedDatabase';
import { migrateDatabase } from '../../database/migrate';
import { openTestDatabase } from './testDatabases';

void main();

/** Opens an embedded database, reports its rows, writes rows one commit at a time and reports each; tests kill it. */
async function main(): Promise<void> {
  const [dataDir = '', cacheDir = '', rows = '0', ...steps] = process.argv.slice(2);
  try {
    const embedded = await startEmbeddedDatabase({ dataDir, cacheDir });
    const database = openTestDatabase(embedded.url);
    const { pool } = database;
    if (steps.includes('filled')) await migrateDatabase(database);
    if (steps.includes('ready')) embedded.markReady();
    await pool.query('create table if not exists held (row int primary key)');
    const { rows: counted } = await pool.query<{ count: number }>('select count(*) as count from held');
    say(`holds ${counted[0]?.count ?? 'nothing'}`);
    for (let row = 1; row <= Number(rows); row += 1) {
      await pool.query('insert into held values ($1)', [row]);
      say(`wrote ${row}`);
    }
  } catch (error) {
    say(String(error));
    process.exit(1);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
