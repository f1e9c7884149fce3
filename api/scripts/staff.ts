/**
 * `pnpm staff --grant E-MAIL | --revoke E-MAIL | --list [--data DATA_DIR]`: who may look behind the product. Works on
 * the database of `DATABASE_URL`, whose schema it leaves as it is, else on the embedded one of the data folder, on which
 * Formline must not be running.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../src/database/database';
import { databaseErrorCode } from '../src/database/databaseErrorCode';
import { migrateDatabase } from '../src/database/migrate';
import { startEmbeddedDatabase } from '../src/database/embedded/startEmbeddedDatabase';
import { failureSentence } from '../src/logging/failureSentence';
import { staffRepository } from '../src/modules/users/staff.repository';

const USAGE = 'pnpm staff --grant name@example.com | --revoke name@example.com | --list [--data DATA_DIR]';

/** PostgreSQL's names for a table and a column that are not there. */
const SCHEMA_LACKS = ['42P01', '42703'];
const OLD_SCHEMA =
  'The database of DATABASE_URL does not know of staff yet: start the API of this version on it first, which brings it up to date.';

interface Wish {
  readonly grant: string | undefined;
  readonly revoke: string | undefined;
  readonly list: boolean | undefined;
}

async function main(): Promise<void> {
  const { DATA_DIR = '.data', CACHE_DIR = '.cache', DATABASE_URL } = process.env;
  const { data, ...wish } = readArguments(DATA_DIR);
  if (DATABASE_URL) return onDatabase(DATABASE_URL, (database) => fulfil(database, wish));
  if (!existsSync(data))
    throw new Error(`There is no data in ${data}. Set DATABASE_URL, or name the folder by --data.`);
  const embedded = await startEmbeddedDatabase({ dataDir: data, cacheDir: CACHE_DIR });
  try {
    await onDatabase(embedded.url, async (database) => {
      await migrateDatabase(database);
      await fulfil(database, wish);
    });
  } finally {
    await embedded.close();
  }
}

function readArguments(dataDir: string): Wish & { readonly data: string } {
  const text = { type: 'string' } as const;
  try {
    const { grant, revoke, list, data } = parseArgs({
      options: { grant: text, revoke: text, list: { type: 'boolean' }, data: { ...text, default: dataDir } },
    }).values;
    if ([grant, revoke, list].filter((wish) => wish !== undefined).length === 1)
      return { grant, revoke, list, data };
  } catch {
    // An option nobody knows: the usage says which there are.
  }
  throw new Error(USAGE);
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, onIdleError: () => undefined });
  try {
    await work(database);
  } catch (error) {
    throw SCHEMA_LACKS.includes(databaseErrorCode(error)) ? new Error(OLD_SCHEMA, { cause: error }) : error;
  } finally {
    await database.close();
  }
}

async function fulfil({ db }: Database, { grant, revoke }: Wish): Promise<void> {
  const staff = staffRepository(db);
  const email = grant ?? revoke;
  if (email !== undefined && !(await staff.change(email, grant !== undefined))) {
    throw new Error(
      grant === undefined
        ? `Nobody has the address ${email}.`
        : `No active trainer or manager has the address ${email}: staff needs an account that opens the dashboard.`,
    );
  }
  const addresses = await staff.list();
  process.stdout.write(addresses.length === 0 ? 'Nobody is staff.\n' : `Staff: ${addresses.join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exit(1);
});
