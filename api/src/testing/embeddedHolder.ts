import { startEmbeddedDatabase } from '../database/embedded/startEmbeddedDatabase';
import { openTestDatabase } from './testDatabases';

void main();

/**
 * Opens the embedded database of a folder, says how many rows it holds, writes rows one commit at a time and says so
 * after each. It never closes anything: tests kill it.
 */
async function main(): Promise<void> {
  const [dataDir = '', cacheDir = '', rows = '0'] = process.argv.slice(2);
  try {
    const { url } = await startEmbeddedDatabase({ dataDir, cacheDir });
    const { pool } = openTestDatabase(url);
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
