/**
 * `pnpm account:remove --email E-MAIL [--data DATA_DIR]`: removes an account with everything that is its own, after its
 * owner has confirmed the request. Works on the database of `DATABASE_URL`, else on the embedded one of the data folder,
 * on which Formline must not be running.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/database/database';
import { startEmbeddedDatabase } from '../src/database/embedded/startEmbeddedDatabase';
import { failureSentence } from '../src/logging/failureSentence';
import { removeAccount } from '../src/modules/accountRemoval/removeAccount';

const USAGE = 'pnpm account:remove --email name@example.com [--data DATA_DIR]';

async function main(): Promise<void> {
  const { DATA_DIR = '.data', CACHE_DIR = '.cache', DATABASE_URL } = process.env;
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, data: { ...text, default: DATA_DIR } } });
  const { email, data } = values;
  if (email === undefined) throw new Error(USAGE);
  if (DATABASE_URL) return remove(DATABASE_URL, email);
  if (!existsSync(data))
    throw new Error(`There is no data in ${data}. Set DATABASE_URL, or name the folder by --data.`);
  const embedded = await startEmbeddedDatabase({ dataDir: data, cacheDir: CACHE_DIR });
  try {
    await remove(embedded.url, email);
  } finally {
    await embedded.close();
  }
}

async function remove(url: string, email: string): Promise<void> {
  const database = openDatabase({ url, onIdleError: () => undefined });
  try {
    if (!(await removeAccount(database.db, email))) throw new Error('Nobody has this email address.');
  } finally {
    await database.close();
  }
  process.stdout.write('The account is removed. Its files go with the next round of tidying.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
